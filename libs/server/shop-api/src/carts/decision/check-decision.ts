import type { Executor } from '../../db/database';
import { refused } from '../../http/api-failure';
import type { RouteContext } from '../../http/route-context';
import { judgePayment } from '../../payments/judge-payment';
import type { PaymentMethodRow } from '../../payments/payment-store';
import { loadCalendar, planDestination } from '../../shipping-leadtime/plan-destination';
import type { TokyoDay } from '../../shipping-leadtime/tokyo-day';
import { cartFailures } from '../state/cart-failures';
import type { CartState } from '../state/cart-state';
import { refuseUnavailable } from './refuse-unavailable';
import { refuseIfSellingStopped } from './selling';

/** What the checks found out on their way. */
export interface CheckedCart {
  readonly payment: PaymentMethodRow;
  /** The earliest arrival of each destination that anything goes to. */
  readonly arrivals: ReadonlyMap<number, TokyoDay>;
}

/** Everything that must hold before a cart becomes an order, but for the stock. Throws the first that does not. */
export async function checkDecision(
  tx: Executor,
  context: RouteContext,
  state: CartState,
  agreedTotal: number,
): Promise<CheckedCart> {
  refuseIfSellingStopped(context.channel);
  if (state.lines.length === 0) throw cartFailures.empty();
  refuseUnavailable(state.lines);
  if (state.cart.paymentError !== null) throw cartFailures.paymentFailed(state.cart.paymentError);
  const isGift = state.cart.receiver !== null;
  if (
    state.destinations.length === 0 ||
    state.destinations.some(({ row }) => (row.address === null) !== isGift)
  )
    throw cartFailures.addressMissing();
  const arrivals = await checkDelivery(tx, context, state);
  const payment = checkPayment(state, context.payments !== null);
  if (state.orderer.name === '' || state.orderer.email === '') throw cartFailures.ordererMissing();
  if (state.amounts.totalPayment !== agreedTotal) throw cartFailures.totalChanged();
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
      throw cartFailures.deliveryNotSelectable('お届け時間帯');
    const plan = planDestination({
      now: context.clock.now(),
      calendar,
      rules: state.rules,
      lines: destination.lines,
      destination,
      method,
    });
    const isPossible =
      row.deliveryAt === null ||
      plan.days.some(({ date, reason }) => date === row.deliveryAt && reason === null);
    if (!isPossible) throw cartFailures.deliveryDateImpossible();
    arrivals.set(row.id, plan.earliestArrivalOn);
  }
  return arrivals;
}

function checkPayment({ cart, payment }: CartState, hasService: boolean): PaymentMethodRow {
  if (cart.paymentId === null) throw cartFailures.paymentMissing();
  const obstacle = judgePayment(payment ?? undefined, { isMember: cart.userId !== null, hasService });
  if (obstacle !== null) throw refused(obstacle.code, obstacle.message);
  if (payment === null) throw cartFailures.paymentMissing();
  return payment;
}
