import type { OrderStatus } from '@shop/contract/orders/order-status';
import type { OrderView } from './order-view';

/** One step of an order's way. */
export interface TimelineStep {
  readonly status: OrderStatus;
  /** ISO 8601; null: it has yet to come. */
  readonly at: string | null;
}

const PREPAID: readonly OrderStatus[] = ['received', 'paid', 'shipped', 'delivered'];
const INVOICED: readonly OrderStatus[] = ['received', 'shipped', 'delivered', 'paid'];

/**
 * The way of an order: every step that was taken, with its time, then those that have yet to come. A payment has yet to
 * come only where a day is set for it or the invoice will set one, which is after the delivery; a cancelled order goes no
 * further. account §4
 */
export function orderTimeline({
  status,
  histories,
  payment,
}: Pick<OrderView, 'status' | 'histories' | 'payment'>): readonly TimelineStep[] {
  const taken = histories.map((entry) => ({ status: entry.status, at: entry.changedAt }));
  if (status === 'cancelled') return taken;
  const reached = new Set(taken.map((step) => step.status));
  const isPaymentDue = !payment.isPaid && (payment.dueOn !== null || payment.isByInvoice);
  const way = payment.isByInvoice ? INVOICED : PREPAID;
  const isAhead = (step: OrderStatus) => PREPAID.indexOf(step) > PREPAID.indexOf(status);
  const ahead = way.filter((step) => !reached.has(step) && (step === 'paid' ? isPaymentDue : isAhead(step)));
  return [...taken, ...ahead.map((step) => ({ status: step, at: null }))];
}
