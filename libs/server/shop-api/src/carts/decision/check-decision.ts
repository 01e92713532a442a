import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import type { Executor } from '../../db/database';
import { rejected } from '../../http/http-error';
import type { RouteContext } from '../../http/route-context';
import { missedDayMessage, missedDayOf } from '../../payments/missed-day';
import { paymentSituation } from '../../payments/payment-situation';
import { paymentViolation } from '../../payments/payment-violation';
import type { PaymentMethodRow } from '../../payments/payment-store';
import type { StoredPickup } from '../../db/schema';
import { isPickupOpen, isPickupStanding } from '../../schools/school-pickup-store';
import type { PromisedArrival } from '../../shipping-leadtime/plan-delivery';
import { loadCalendar, planDestination } from '../../shipping-leadtime/plan-destination';
import type { TokyoDay } from '../../tokyo-time/tokyo-day';
import { requireGiftOffer } from '../../social-gifts/require-gift-offer';
import { cartErrors } from '../state/cart-errors';
import type { CartState } from '../state/cart-state';
import { requireAvailable, requireWholeLots } from '../state/require-available';
import { requireCredit } from './require-credit';
import { requireGuestPieces } from '../state/require-guest-pieces';
import { requireGoodsEverywhere } from './require-goods-everywhere';
import { requireLegalPages } from './require-legal-pages';
import { requireSameSums } from './require-same-sums';
import { requireSelling } from '../state/require-selling';

/** What the shopper saw and agreed to. */
export interface AgreedCart {
  readonly total_payment: number;
  readonly revision?: number | undefined;
}

/** A cart that may become an order, and what the checks computed. */
export interface CheckedCart {
  readonly payment: PaymentMethodRow;
  /** What is promised of each destination. */
  readonly arrivals: ReadonlyMap<number, PromisedArrival>;
}

/**
 * Checks everything but the stock before a cart becomes an order; throws for the first violation. What another device has
 * changed comes before whatever that may have broken: the shopper is shown the cart anew, and then told what it lacks.
 */
export async function checkDecision(
  tx: Executor,
  context: RouteContext,
  state: CartState,
  agreed: AgreedCart,
): Promise<CheckedCart> {
  requireSelling(context.channel);
  await requireLegalPages(tx, context);
  requireAvailable(state.lines);
  if (state.cart.paymentError !== null) throw cartErrors.paymentFailed(state.cart.paymentError);
  if (agreed.revision !== undefined && agreed.revision !== state.cart.revision) throw cartErrors.changed();
  if (state.lines.length === 0) throw cartErrors.empty();
  requireWholeLots(state.lines);
  requireGuestPieces(state);
  const isGift = state.cart.receiver !== null;
  if (isGift) requireGiftOffer(context.channel);
  if (
    state.destinations.length === 0 ||
    state.destinations.some(({ row }) => (row.address === null) !== isGift)
  )
    throw cartErrors.addressMissing();
  requireGoodsEverywhere(state.destinations);
  const arrivals = await checkDelivery(tx, context, state);
  const payment = checkPayment(state, context.payments !== null);
  if (state.orderer.name === '' || state.orderer.email === '') throw cartErrors.ordererMissing();
  if (state.amounts.totalPayment !== agreed.total_payment) throw cartErrors.totalChanged();
  await requireSameSums(tx, state);
  await requireCredit(tx, state);
  return { payment, arrivals };
}

async function checkDelivery(
  tx: Executor,
  context: RouteContext,
  state: CartState,
): Promise<ReadonlyMap<number, PromisedArrival>> {
  const calendar = await loadCalendar(tx, context);
  const arrivals = new Map<number, PromisedArrival>();
  for (const destination of state.destinations) {
    const { row, method, timezoneLabel } = destination;
    if (row.pickup !== null) {
      const earliestArrivalOn = await checkPickup(tx, context, row.pickup);
      requireDayKept(state, { calendar, now: context.clock.now() });
      arrivals.set(row.id, { earliestArrivalOn, afterPayment: null });
      continue;
    }
    if (row.deliveryTimezoneKey !== null && timezoneLabel === null)
      throw cartErrors.deliveryNotSelectable('お届け時間帯');
    const plan = planDestination({
      now: context.clock.now(),
      calendar,
      state,
      payment: state.payment,
      lines: destination.lines,
      destination,
      method,
    });
    const isPossible =
      row.deliveryAt === null ||
      plan.days.some(({ date, reason }) => date === row.deliveryAt && reason === null);
    if (!isPossible) throw cartErrors.deliveryDateImpossible();
    arrivals.set(row.id, plan);
  }
  return arrivals;
}

/** Throws where the chosen way is paid too late for the day of a school. */
function requireDayKept(state: CartState, today: Parameters<typeof missedDayOf>[2]): void {
  const { payment } = state;
  const missed = payment === null ? null : missedDayOf(state, payment, today);
  if (payment !== null && missed !== null)
    throw rejected(CART_ERRORS.paymentNotUsable, missedDayMessage(payment, missed));
}

/** A school hands over on the day that the shopper saw, and what was ordered until the deadline. Returns that day. */
async function checkPickup(
  tx: Executor,
  { channel, clock }: RouteContext,
  pickup: StoredPickup,
): Promise<TokyoDay> {
  if (!isPickupOpen(pickup, clock.now())) throw cartErrors.pickupOver(pickup.until);
  if (!(await isPickupStanding(tx, channel.id, pickup))) throw cartErrors.pickupChanged();
  return pickup.on;
}

function checkPayment(state: CartState, hasService: boolean): PaymentMethodRow {
  const { cart, payment } = state;
  if (cart.paymentId === null) throw cartErrors.paymentMissing();
  const violation = paymentViolation(payment ?? undefined, paymentSituation(state, hasService));
  if (violation !== null) throw rejected(violation.code, violation.message);
  if (payment === null) throw cartErrors.paymentMissing();
  return payment;
}
