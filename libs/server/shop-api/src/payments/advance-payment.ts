import { storefrontPath } from '@shop/shops/storefront-paths';
import type { PaymentState } from '@shop/contract/payments/payment-state';
import { eq } from 'drizzle-orm';
import { channels, orderPayments, orders } from '../db/schema';
import type { PaymentRequest } from '../ports/payment-gateway';
import { findTransaction, type TransactionRow } from './payment-transaction-store';
import { settlePayment } from './settle-payment';
import type { SettlementContext } from './settlement-context';

/** The state of a payment, for its shopper. */
export interface PaymentProgress {
  readonly state: PaymentState;
  readonly redirectUrl: string | null;
  /** Why the payment has ended without success; null while the order stands. */
  readonly failure: string | null;
}

/** The message for an order that was cancelled while, or after, it was paid. */
const CANCELLED = 'このご注文はキャンセルされました';

const NO_SERVICE: PaymentProgress = { state: 'none', redirectUrl: null, failure: null };

/** The progress of a stored payment. */
export function paymentProgress(transaction: TransactionRow | null): PaymentProgress {
  if (transaction === null) return NO_SERVICE;
  const { status, redirectUrl, failure } = transaction;
  // The order stands, as one that is paid by transfer.
  if (status === 'awaiting') return NO_SERVICE;
  if (status === 'captured') return { state: 'paid', redirectUrl: null, failure: null };
  if (status === 'pending')
    return { state: redirectUrl === null ? 'pending' : 'waiting', redirectUrl, failure: null };
  return { ...NO_SERVICE, failure: failure ?? CANCELLED };
}

/**
 * Starts the payment of an order at the service, or loads its state, and stores the result. It runs outside every
 * transaction under one reference, so that a repetition never charges twice. Without a response the payment stays
 * pending, and the reconciler continues it.
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

/** The request to the service for a stored payment. */
export async function paymentRequest(
  { db, config }: Pick<SettlementContext, 'db' | 'config'>,
  { orderId, reference, amount, serviceCode, cardToken }: TransactionRow,
): Promise<PaymentRequest> {
  const [row] = await db
    .select({ orderNo: orders.orderNo, channel: channels.key, dueOn: orderPayments.dueOn })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .innerJoin(channels, eq(channels.id, orders.channelId))
    .where(eq(orders.id, orderId));
  if (row === undefined) throw new Error(`There is no order ${orderId}`);
  const origin = config.shopOrigins[row.channel] ?? '';
  return {
    reference,
    orderNo: row.orderNo,
    amount,
    kind: serviceCode,
    payBy: row.dueOn,
    cardToken,
    successUrl: `${origin}${storefrontPath('cart-complete')}/?order=${row.orderNo}`,
    cancelUrl: `${origin}${storefrontPath('cart-payment')}/`,
  };
}
