import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orderPayments } from '../db/schema';
import type { ServicePayment } from '../ports/payment-gateway';
import { addDays, startOfTokyoDay, type TokyoDay } from '../tokyo-time/tokyo-day';
import { changeTransaction, nextCheckOf } from './payment-transaction-store';
import { withReceiptNumber } from './receipt-number-mark';
import type { Settlement, SettlementContext } from './settlement-context';

type Issued = Extract<ServicePayment, { readonly state: 'issued' }>;

/** What is paid in the last minutes of the last day is reported by then. */
const GRACE_MS = 60 * 60 * 1000;

/** The end of the last day to pay, with the time that a report takes. */
const endOf = (dueOn: TokyoDay): Date => new Date(startOfTokyoDay(addDays(dueOn, 1)).getTime() + GRACE_MS);

/** Stores the number under which an order is paid at a convenience store. */
export async function storeReceiptNumber(
  tx: Executor,
  orderId: number,
  { receiptNumber, url }: Issued,
): Promise<TokyoDay> {
  const [payment] = await tx
    .update(orderPayments)
    .set({ receiptNumber, paymentPage: url })
    .where(eq(orderPayments.orderId, orderId))
    .returning({ dueOn: orderPayments.dueOn });
  if (payment?.dueOn == null) throw new Error(`Order ${orderId} has no day until which it is paid`);
  return payment.dueOn;
}

/**
 * The service has issued the number under which the shopper pays at a convenience store: the order stands, and its mails
 * leave with the number.
 */
export async function awaitPayment(
  tx: Executor,
  { mail }: Pick<SettlementContext, 'mail'>,
  { transaction, order, now }: Pick<Settlement, 'transaction' | 'order' | 'now'>,
  issued: Issued,
): Promise<void> {
  const expiresAt = endOf(await storeReceiptNumber(tx, order.id, issued));
  for (const stored of transaction.mails)
    await mail.send(tx, {
      ...withReceiptNumber(stored, order.orderNo, issued.receiptNumber),
      channelId: transaction.channelId,
    });
  await changeTransaction(tx, transaction.id, {
    status: 'awaiting',
    expiresAt,
    nextCheckAt: nextCheckOf({ ...transaction, status: 'awaiting', expiresAt }, now),
    redirectUrl: null,
    mails: [],
  });
}
