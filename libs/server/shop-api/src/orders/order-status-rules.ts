import { PAYMENTS } from '@shop/contract/payments/payment-method';
import type { OrderStatus } from '@shop/contract/orders/order-status';

/** States in which the member may cancel: nothing has left yet. */
const CANCELLABLE: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['received', 'paid']);

export const isCancellable = (status: OrderStatus): boolean => CANCELLABLE.has(status);

/** What a shop does with an order. */
export type OrderStep = 'paid' | 'shipped' | 'delivered' | 'cancelled';

/** What decides whether a step may be taken. */
export interface StepInput {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  readonly paymentId: number;
  /** The payment service has not said yes yet. */
  readonly isPaymentOpen: boolean;
  /** A gift whose receiver has not told the address. */
  readonly isAddressMissing: boolean;
}

/**
 * `change`: the step is taken. `already`: it was taken before, nothing happens again. `unpaid`, `cancelled`,
 * `not-shipped`, `left`, `no-address`: why it cannot be taken.
 */
export type StepOutcome =
  'change' | 'already' | 'unpaid' | 'cancelled' | 'not-shipped' | 'left' | 'no-address';

/** Ways to pay that are paid before anything leaves. */
const PAID_FIRST: ReadonlySet<number> = new Set([PAYMENTS.bankTransfer, PAYMENTS.card]);

/** Judges a step. What is paid later (請求書後払い) ships unpaid and may be paid in any later state. */
export function checkStep(step: OrderStep, situation: StepInput): StepOutcome {
  const { status, isPaid, paymentId } = situation;
  if (status === 'cancelled') return step === 'cancelled' ? 'already' : 'cancelled';
  const hasLeft = status === 'shipped' || status === 'delivered';
  switch (step) {
    case 'paid':
      return isPaid ? 'already' : 'change';
    case 'shipped':
      if (hasLeft) return 'already';
      if (situation.isAddressMissing) return 'no-address';
      if (isPaid) return 'change';
      return situation.isPaymentOpen || PAID_FIRST.has(paymentId) ? 'unpaid' : 'change';
    case 'delivered':
      if (status === 'delivered') return 'already';
      return hasLeft ? 'change' : 'not-shipped';
    case 'cancelled':
      return hasLeft ? 'left' : 'change';
  }
}

/** The state after a step that is taken: what left already stays so when the money comes in. */
export const statusAfter = (step: OrderStep, status: OrderStatus): OrderStatus =>
  step === 'paid' && status !== 'received' ? status : step;
