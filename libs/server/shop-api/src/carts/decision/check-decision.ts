import type { Executor } from '../../db/database';
import { rejected } from '../../http/http-error';
import type { RouteContext } from '../../http/route-context';
import { paymentSituation } from '../../payments/payment-situation';
import { paymentViolation } from '../../payments/payment-violation';
import type { PaymentMethodRow } from '../../payments/payment-store';
import { loadCalendar, planDestination } from '../../shipping-leadtime/plan-destination';
import type { TokyoDay } from '../../tokyo-time/tokyo-day';
import { cartErrors } from '../state/cart-errors';
import type { CartState } from '../state/cart-state';
import { requireAvailable } from './require-available';
import { requireLegalPages } from './require-legal-pages';
import { requireSelling } from './require-selling';

/** A cart that may become an order, and what the checks computed. */
export interface CheckedCart {
  readonly payment: PaymentMethodRow;
  /** The earliest arrival at each destination that has goods. */
  readonly arrivals: ReadonlyMap<number, TokyoDay>;
}

/** Checks everything but the stock before a cart becomes an order; throws for the first violation. */
export async function checkDecision(
  tx: Executor,
  context: RouteContext,
  state: CartState,
  agreedTotal: number,
): Promise<CheckedCart> {
  requireSelling(context.channel);
  await requireLegalPages(tx, context);
  if (state.lines.length === 0) throw cartErrors.empty();
  requireAvailable(state.lines);
  if (state.cart.paymentError !== null) throw cartErrors.paymentFailed(state.cart.paymentError);
  const isGift = state.cart.receiver !== null;
  if (
    state.destinations.length === 0 ||
    state.destinations.some(({ row }) => (row.address === null) !== isGift)
  )
    throw cartErrors.addressMissing();
  const arrivals = await checkDelivery(tx, context, state);
  const payment = checkPayment(state, context.payments !== null);
  if (state.orderer.name === '' || state.orderer.email === '') throw cartErrors.ordererMissing();
  if (state.amounts.totalPayment !== agreedTotal) throw cartErrors.totalChanged();
  return { payment, arrivals };
}

async function checkDelivery(
  tx: Executor,
  context: RouteContext,
  state: CartState,
): Promise<ReadonlyMap<number, TokyoDay>> {
  const calendar = await loadCalendar(tx, context);
  const arrivals = new Map<number, TokyoDay>();
  for (const destination of state.destinations) {
    if (destination.lines.length === 0) continue;
    const { row, method, timezoneLabel } = destination;
    if (row.deliveryTimezoneKey !== null && timezoneLabel === null)
      throw cartErrors.deliveryNotSelectable('お届け時間帯');
    const plan = planDestination({
      now: context.clock.now(),
      calendar,
      checkoutSettings: state.checkoutSettings,
      lines: destination.lines,
      destination,
      method,
    });
    const isPossible =
      row.deliveryAt === null ||
      plan.days.some(({ date, reason }) => date === row.deliveryAt && reason === null);
    if (!isPossible) throw cartErrors.deliveryDateImpossible();
    arrivals.set(row.id, plan.earliestArrivalOn);
  }
  return arrivals;
}

function checkPayment(state: CartState, hasService: boolean): PaymentMethodRow {
  const { cart, payment } = state;
  if (cart.paymentId === null) throw cartErrors.paymentMissing();
  const violation = paymentViolation(payment ?? undefined, paymentSituation(state, hasService));
  if (violation !== null) throw rejected(violation.code, violation.message);
  if (payment === null) throw cartErrors.paymentMissing();
  return payment;
}
