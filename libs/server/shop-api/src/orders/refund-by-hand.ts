import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { and, eq, gt, isNull, notInArray } from 'drizzle-orm';
import { orderPayments, orders } from '../db/schema';
import type { OrderPaymentRow } from './order-store';

/** Ways to pay whose money the payment service gives back by itself when an order is cancelled. */
export const PAID_BACK_BY_SERVICE: readonly number[] = [
  PAYMENTS.card,
  PAYMENTS.qrWallet,
  PAYMENTS.deferredService,
];

/**
 * Whether money came in that the shop itself has to give back: cash and transfers go to an account that the shopper has to
 * name.
 */
export const isPaidBackByHand = ({
  isPaid,
  amount,
  paymentId,
}: Pick<OrderPaymentRow, 'isPaid' | 'amount' | 'paymentId'>): boolean =>
  isPaid && amount > 0 && !PAID_BACK_BY_SERVICE.includes(paymentId);

/** The cancelled orders whose money the shop still owes, for a query of orders with their payments. */
export const isRefundDue = and(
  eq(orders.status, 'cancelled'),
  eq(orderPayments.isPaid, true),
  gt(orderPayments.amount, 0),
  notInArray(orderPayments.paymentId, [...PAID_BACK_BY_SERVICE]),
  isNull(orderPayments.refundedAt),
);
