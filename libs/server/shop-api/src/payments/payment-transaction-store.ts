import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { randomToken } from '../auth/random-token';
import type { Executor } from '../db/database';
import { orders, paymentTransactions, type StoredMail, type TransactionStatus } from '../db/schema';
import type { ServiceCode } from '../payment-services/service-code';
import type { OrderRow } from '../orders/order-store';

export type TransactionRow = typeof paymentTransactions.$inferSelect;

/** How long a shopper may take to confirm. */
const CONFIRM_MS = 30 * 60 * 1000;
/** The reconciler checks a new payment after this time; until then the decision itself does. */
const FIRST_CHECK_MS = 15_000;
const MAX_PAUSE_MS = 5 * 60 * 1000;
const BATCH = 50;
/** What is paid at a convenience store is reported by events; the reconciler only looks for one that was lost. */
const AWAITING_PAUSE_MS = 60 * 60 * 1000;
const OPEN: readonly TransactionStatus[] = ['pending', 'awaiting', 'voiding'];

/** Inserts the payment of an order, in the transaction of the decision. Its mails are sent once it is paid. */
export async function openTransaction(
  tx: Executor,
  order: OrderRow,
  wish: {
    readonly serviceCode: ServiceCode;
    readonly cardToken: string | null;
    readonly mails: readonly StoredMail[];
  },
): Promise<void> {
  const now = order.orderedAt.getTime();
  await tx.insert(paymentTransactions).values({
    ...wish,
    channelId: order.channelId,
    orderId: order.id,
    reference: randomToken(),
    amount: order.totalPayment,
    status: 'pending',
    createdAt: order.orderedAt,
    expiresAt: new Date(now + CONFIRM_MS),
    nextCheckAt: new Date(now + FIRST_CHECK_MS),
  });
}

/** The payment of an order through a service; null where there is none. */
export async function findTransaction(db: Executor, orderId: number): Promise<TransactionRow | null> {
  const [row] = await db.select().from(paymentTransactions).where(eq(paymentTransactions.orderId, orderId));
  return row ?? null;
}

/** Locks a payment and its order until the transaction ends: the order first, as everywhere. */
export async function lockTransaction(
  tx: Executor,
  reference: string,
): Promise<{ readonly transaction: TransactionRow; readonly order: OrderRow } | null> {
  const ofReference = tx
    .select({ id: paymentTransactions.orderId })
    .from(paymentTransactions)
    .where(eq(paymentTransactions.reference, reference));
  const [order] = await tx.select().from(orders).where(inArray(orders.id, ofReference)).for('update');
  if (order === undefined) return null;
  const [transaction] = await tx
    .select()
    .from(paymentTransactions)
    .where(eq(paymentTransactions.orderId, order.id))
    .for('update');
  return transaction === undefined ? null : { transaction, order };
}

export async function changeTransaction(
  tx: Executor,
  id: number,
  change: Partial<
    Pick<
      TransactionRow,
      'status' | 'redirectUrl' | 'failure' | 'cardToken' | 'expiresAt' | 'nextCheckAt' | 'mails'
    >
  > & {
    readonly settledAt?: Date;
  },
): Promise<void> {
  await tx.update(paymentTransactions).set(change).where(eq(paymentTransactions.id, id));
}

/**
 * Marks the payment of a cancelled order to be refunded or prevented. Mails that no longer leave go, and so does the page on
 * which the shopper would have confirmed.
 */
export async function voidTransactionOf(tx: Executor, orderId: number, now: Date): Promise<void> {
  await tx
    .update(paymentTransactions)
    .set({ status: 'voiding', nextCheckAt: now, checks: 0, mails: [], redirectUrl: null })
    .where(
      and(
        eq(paymentTransactions.orderId, orderId),
        inArray(paymentTransactions.status, ['pending', 'awaiting', 'captured']),
      ),
    );
}

/** When the service is asked again: after ever longer pauses, and as soon as an awaited payment is over. */
export function nextCheckOf(
  { status, checks, expiresAt }: Pick<TransactionRow, 'status' | 'checks' | 'expiresAt'>,
  now: Date,
): Date {
  const pause = Math.min(FIRST_CHECK_MS * 2 ** Math.min(checks, 10), MAX_PAUSE_MS);
  const isAwaited = status === 'awaiting' && expiresAt > now;
  if (!isAwaited) return new Date(now.getTime() + pause);
  return new Date(Math.min(now.getTime() + AWAITING_PAUSE_MS, expiresAt.getTime()));
}

/** Claims the open payments that are due, each for one process only. */
export async function takeDueTransactions(db: Executor, now: Date): Promise<readonly TransactionRow[]> {
  const due = await db
    .select()
    .from(paymentTransactions)
    .where(and(inArray(paymentTransactions.status, [...OPEN]), lte(paymentTransactions.nextCheckAt, now)))
    .orderBy(asc(paymentTransactions.nextCheckAt))
    .limit(BATCH);
  const taken: TransactionRow[] = [];
  for (const { id, nextCheckAt, ...transaction } of due) {
    const [row] = await db
      .update(paymentTransactions)
      .set({ nextCheckAt: nextCheckOf(transaction, now), checks: sql`${paymentTransactions.checks} + 1` })
      .where(
        and(
          eq(paymentTransactions.id, id),
          inArray(paymentTransactions.status, [...OPEN]),
          eq(paymentTransactions.nextCheckAt, nextCheckAt),
        ),
      )
      .returning();
    if (row !== undefined) taken.push(row);
  }
  return taken;
}
