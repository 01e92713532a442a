import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { repeatBatches } from '../cleanup/delete-in-batches';
import type { Executor } from '../db/database';
import { orderPayments, orders, users } from '../db/schema';
import { type AccountEnd, forgetMember, unknownPassword } from './forget-member';

type User = typeof users.$inferSelect;

/** How long an account is kept whose mail address nobody proves: the key of the setting, and its days. */
export const UNVERIFIED_ACCOUNTS = { key: 'UNVERIFIED_ACCOUNTS_DAYS', days: 30 } as const;

/** So few that requests never wait long for the statements. */
const ACCOUNTS = 20;

/** Nobody has proved the mail address of these accounts. */
const isUnverified = and(isNull(users.emailVerifiedAt), isNull(users.leftAt), eq(users.isManager, false));

/** The same, of those that were told that they end and have ordered nothing that stands. */
export const endsUnverified = and(
  isUnverified,
  isNotNull(users.verificationAskedAt),
  sql`not exists (select 1 from ${orders}
    where ${orders.userId} = ${users.id} and ${orders.status} <> 'cancelled')`,
);

const isStanding = ne(orders.status, 'cancelled');
/** Somebody paid for the order, or has got what was ordered. */
const isServed = or(eq(orderPayments.isPaid, true), inArray(orders.status, ['shipped', 'delivered']));

/**
 * Whether a locked account has an order that stands, of the kind that is meant. Asked after the lock, so that no order is
 * placed in between.
 */
async function hasStandingOrder(tx: Executor, user: User, isMeant?: SQL): Promise<boolean> {
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(and(eq(orders.userId, user.id), isStanding, isMeant))
    .limit(1);
  return found !== undefined;
}

/**
 * Makes the orders of an account that ends those of a guest: their payment may be on its way, and whoever has the mailbox
 * opens them by a link.
 */
const leaveOrdersToGuest = (tx: Executor, user: User) =>
  tx
    .update(orders)
    .set({ userId: null, memo: null })
    .where(and(eq(orders.userId, user.id), isStanding));

/**
 * Frees a mail address for whoever registers with it now, where an account has it that nobody proved to own: else a stranger
 * could take it for good. Whoever paid for an order owns the account, and gets it by the reminder; an order alone costs nothing
 * and holds no address, and goes on as one of a guest. In the transaction of the registration.
 */
export async function freeUnverifiedAddress(
  tx: Executor,
  { channelId, email }: Pick<User, 'channelId' | 'email'>,
  end: AccountEnd,
): Promise<void> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(isUnverified, eq(users.channelId, channelId), eq(users.email, email)))
    .for('update');
  if (user === undefined || (await hasStandingOrder(tx, user, isServed))) return;
  await leaveOrdersToGuest(tx, user);
  await forgetMember(tx, user, end);
}

/**
 * Ends the accounts that match, in batches. Several processes may run this at once: they skip each other's, and accounts in
 * use. Returns how many.
 */
export async function endUnverifiedAccounts(
  { db, clock, isOver }: Pick<CleanupContext, 'db' | 'clock' | 'isOver'>,
  isOld: SQL | undefined,
): Promise<number> {
  const end: AccountEnd = { passwordHash: await unknownPassword(), now: clock.now() };
  return repeatBatches({ isOver }, ACCOUNTS, () =>
    db.transaction(async (tx) => {
      const found = await tx
        .select()
        .from(users)
        .where(and(endsUnverified, isOld))
        .limit(ACCOUNTS)
        .for('update', { skipLocked: true });
      let ended = 0;
      for (const user of found)
        if (!(await hasStandingOrder(tx, user))) {
          await forgetMember(tx, user, end);
          ended += 1;
        }
      return ended;
    }),
  );
}
