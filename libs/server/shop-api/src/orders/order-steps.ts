import { PAYMENTS } from '@shop/contract/payments/payment-method';
import type { OrderStatus } from '@shop/contract/orders/order-status';

/** The statuses in which the member may cancel: nothing has been shipped. */
const CANCELLABLE: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['received', 'paid']);

export const isCancellable = (status: OrderStatus): boolean => CANCELLABLE.has(status);

/** The steps that a shop takes with an order. */
export type OrderStep = 'paid' | 'shipped' | 'delivered' | 'cancelled';

/** What `checkStep` decides by. */
export interface StepInput {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  readonly paymentId: number;
  /** The payment service has not confirmed the payment yet. */
  readonly isPaymentOpen: boolean;
  /** The receiver of the gift has not entered the address yet. */
  readonly isAddressMissing: boolean;
  /** Something has left for one of several destinations. */
  readonly hasParcelLeft: boolean;
  /** Whatever has left is at the shop again: nobody took it in. */
  readonly isBack: boolean;
}

/**
 * `change`: the step may be taken. `already`: it was taken before and nothing happens. Every other value says why it
 * may not be taken.
 */
export type StepOutcome =
  | 'change'
  | 'already'
  | 'unpaid'
  | 'cancelled'
  | 'at-service'
  | 'not-left'
  | 'not-shipped'
  | 'left'
  | 'no-address';

/** Payment methods that are paid before the shipment. */
export const PAID_FIRST: ReadonlySet<number> = new Set([
  PAYMENTS.bankTransfer,
  PAYMENTS.card,
  PAYMENTS.convenienceStore,
  PAYMENTS.qrWallet,
]);

/**
 * Whether a step may be taken. An order that is paid later (請求書後払い、代金引換) ships unpaid and may be paid in any later
 * status. The carrier collects 代金引換: until something has left, a payment of it would only hide what there is to collect;
 * a parcel that nobody paid for comes back, and its order is cancelled.
 */
export function checkStep(step: OrderStep, situation: StepInput): StepOutcome {
  const { status, isPaid, paymentId } = situation;
  if (status === 'cancelled') return step === 'cancelled' ? 'already' : 'cancelled';
  const hasLeft = status === 'shipped' || status === 'delivered';
  switch (step) {
    case 'paid':
      if (isPaid) return 'already';
      if (situation.isPaymentOpen) return 'at-service';
      return paymentId === PAYMENTS.cashOnDelivery && !hasLeft && !situation.hasParcelLeft
        ? 'not-left'
        : 'change';
    case 'shipped':
      if (hasLeft) return 'already';
      if (situation.isAddressMissing) return 'no-address';
      if (isPaid) return 'change';
      return situation.isPaymentOpen || PAID_FIRST.has(paymentId) ? 'unpaid' : 'change';
    case 'delivered':
      if (status === 'delivered') return 'already';
      return hasLeft ? 'change' : 'not-shipped';
    case 'cancelled':
      if (!hasLeft && !situation.hasParcelLeft) return 'change';
      // What was paid goes back by a return, which says how much.
      return situation.isBack && status !== 'delivered' && !isPaid ? 'change' : 'left';
  }
}

/** The status after a step; a payment after the shipment does not change it. */
export const statusAfter = (step: OrderStep, status: OrderStatus): OrderStatus =>
  step === 'paid' && status !== 'received' ? status : step;
