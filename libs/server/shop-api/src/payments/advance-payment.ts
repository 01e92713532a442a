import type { PaymentState } from '@shop/contract/payments/payment-state';
import { eq } from 'drizzle-orm';
import { channels, orders } from '../db/schema';
import type { PaymentRequest } from '../ports/payment-gateway';
import { findTransaction, type TransactionRow } from './payment-transaction-store';
import { settlePayment, type SettlementContext } from './settle-payment';

/** How far a payment is, for its shopper. */
export interface PaymentProgress {
  readonly state: PaymentState;
  readonly redirectUrl: string | null;
  /** Why nothing is paid any more; null while the order stands. */
  readonly failure: string | null;
}

/** Of an order that was cancelled by its shopper or the shop while, or after, it was paid. */
const CANCELLED = 'このご注文はキャンセルされました';

const NO_SERVICE: PaymentProgress = { state: 'none', redirectUrl: null, failure: null };

/** How far a stored payment is. */
export function paymentProgress(transaction: TransactionRow | null): PaymentProgress {
  if (transaction === null) return NO_SERVICE;
  const { status, redirectUrl, failure } = transaction;
  if (status === 'captured') return { state: 'paid', redirectUrl: null, failure: null };
  if (status === 'pending')
    return { state: redirectUrl === null ? 'pending' : 'waiting', redirectUrl, failure: null };
  return { ...NO_SERVICE, failure: failure ?? CANCELLED };
}

/**
 * Starts an order's payment at the service, or asks again how far it is, and writes the answer down. Outside every
 * transaction, under one reference, so that repeating it never charges twice. A service that does not answer leaves
 * the payment pending: the reconciler ends it.
 */
export async function advancePayment(parts: SettlementContext, orderId: number): Promise<PaymentProgress> {
  const transaction = await findTransaction(parts.db, orderId);
  if (transaction?.status !== 'pending' || parts.payments === null) return paymentProgress(transaction);
  try {
    const request = await paymentRequest(parts, transaction);
    await settlePayment(parts, transaction.reference, await parts.payments.service.start(request));
  } catch (error) {
    parts.log.warn({ err: error, transaction: transaction.id }, 'payment not started');
  }
  return paymentProgress(await findTransaction(parts.db, orderId));
}

/** What the service is asked for. */
export async function paymentRequest(
  { db, config }: Pick<SettlementContext, 'db' | 'config'>,
  { orderId, reference, amount, serviceCode, cardToken }: TransactionRow,
): Promise<PaymentRequest> {
  const [row] = await db
    .select({ orderNo: orders.orderNo, channel: channels.key })
    .from(orders)
    .innerJoin(channels, eq(channels.id, orders.channelId))
    .where(eq(orders.id, orderId));
  if (row === undefined) throw new Error(`There is no order ${orderId}`);
  const origin = config.shopOrigins[row.channel] ?? '';
  return {
    reference,
    orderNo: row.orderNo,
    amount,
    kind: serviceCode === 'deferred' ? 'deferred' : 'card',
    cardToken,
    successUrl: `${origin}/cart/complete/?order=${row.orderNo}`,
    cancelUrl: `${origin}/cart/payment/`,
  };
}
