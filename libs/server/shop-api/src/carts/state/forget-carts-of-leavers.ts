import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CleanupContext } from '../../cleanup/cleanup-task';
import { repeatBatches } from '../../cleanup/delete-in-batches';
import { forLeavers } from '../../cleanup/for-leavers';
import type { Executor } from '../../db/database';
import { isAnyOf } from '../../db/is-any-of';
import { cartPackings, carts, cartShippings, orders, paymentTransactions } from '../../db/schema';

/** So few that requests never wait long for the statements. */
const CARTS = 100;

/** A payment that fails reopens its cart with all that is in it. */
const hasOpenPayment = sql`exists (select 1 from ${paymentTransactions}
  join ${orders} on ${orders.id} = ${paymentTransactions.orderId}
  where ${orders.cartId} = ${carts.id} and ${paymentTransactions.status} = 'pending')`;

const namesSomebody = or(
  ne(carts.ordererName, ''),
  ne(carts.ordererEmail, ''),
  ne(carts.ordererPhoneNumber, ''),
  ne(carts.remarks, ''),
  isNotNull(carts.receiver),
  sql`exists (select 1 from ${cartShippings}
    where ${cartShippings.cartId} = ${carts.id} and ${cartShippings.address} is not null)`,
  sql`exists (select 1 from ${cartPackings}
    where ${cartPackings.cartId} = ${carts.id} and ${cartPackings.noshiName} <> '')`,
);

/** Forgets orderer, receiver, addresses and names of so many matching carts whose payment is not open; returns how many. */
async function forget(tx: Executor, isOwn: SQL | undefined, limit: number): Promise<number> {
  const named = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(isOwn, namesSomebody, sql`not ${hasOpenPayment}`))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (named.length === 0) return 0;
  const ids = named.map(({ id }) => id);
  await tx
    .update(carts)
    .set({ ordererName: '', ordererEmail: '', ordererPhoneNumber: '', remarks: '', receiver: null })
    .where(inArray(carts.id, ids));
  await tx.update(cartShippings).set({ address: null }).where(inArray(cartShippings.cartId, ids));
  await tx.update(cartPackings).set({ noshiName: '' }).where(inArray(cartPackings.cartId, ids));
  return named.length;
}

/** Forgets who ordered, and where to, in the carts of a member who leaves; those of open payments stay for the cleanup. */
export async function forgetCartsOf(tx: Executor, userId: number): Promise<void> {
  const isOwn = or(eq(carts.userId, userId), eq(carts.mergedByUserId, userId));
  let forgotten: number;
  do forgotten = await forget(tx, isOwn, CARTS);
  while (forgotten === CARTS);
}

/**
 * Forgets the same in the carts of members who have left: what they left with an open payment, once that has ended.
 * Several processes may run this at once: they skip each other's carts, and carts in use. Returns how many.
 */
export const forgetCartsOfLeavers = (context: CleanupContext): Promise<number> =>
  forLeavers(context, (ids) => {
    const isOwn = or(isAnyOf(carts.userId, ids), isAnyOf(carts.mergedByUserId, ids));
    return repeatBatches(context, CARTS, () => context.db.transaction((tx) => forget(tx, isOwn, CARTS)));
  });
