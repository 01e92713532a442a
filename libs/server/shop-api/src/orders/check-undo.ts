import { PAYMENTS } from '@shop/contract/payments/payment-method';
import type { OrderStatus } from '@shop/contract/orders/order-status';
import { type OrderStep, PAID_FIRST } from './order-steps';

/** The steps that a shop can take back. A cancellation stays: its pieces may be sold, its points and coupons used again. */
export type UndoneStep = Exclude<OrderStep, 'cancelled'>;

/** What `checkUndo` decides by. */
export interface UndoInput {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  readonly paymentId: number;
  /** The shop itself has noted the payment, and no payment service or statement has. */
  readonly isPaymentNoted: boolean;
  /** The money came with that of a whole statement. */
  readonly isOnStatement: boolean;
  /** Something has left, for the destination in question or, of a payment, for any. */
  readonly hasLeft: boolean;
  /** The member has asked for a return. */
  readonly isReturned: boolean;
}

/** `change`: the step may be taken back. `not-taken`: nothing to take back. Every other value says why it may not be. */
export type UndoOutcome =
  | 'change'
  | 'not-taken'
  | 'cancelled'
  | 'returned'
  | 'delivered'
  | 'collected'
  | 'left'
  | 'not-noted'
  | 'statement';

/** Whether a step may be taken back: only the last one, and only what the shop itself has noted. */
export function checkUndo(step: UndoneStep, situation: UndoInput): UndoOutcome {
  const { status, isPaid, hasLeft } = situation;
  if (status === 'cancelled') return 'cancelled';
  if (situation.isReturned) return 'returned';
  switch (step) {
    case 'delivered':
      return status === 'delivered' ? 'change' : 'not-taken';
    case 'shipped':
      if (status === 'delivered') return 'delivered';
      if (!hasLeft) return 'not-taken';
      // The carrier would have nothing to collect when it leaves after all.
      return isPaid && situation.isPaymentNoted && situation.paymentId === PAYMENTS.cashOnDelivery
        ? 'collected'
        : 'change';
    case 'paid':
      if (!isPaid) return 'not-taken';
      if (situation.isOnStatement) return 'statement';
      if (!situation.isPaymentNoted) return 'not-noted';
      return hasLeft && PAID_FIRST.has(situation.paymentId) ? 'left' : 'change';
  }
}
