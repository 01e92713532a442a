import type { CartDestination } from '../carts/state/cart-destination';
import type { CartLine } from '../carts/state/cart-lines';
import type { CartState } from '../carts/state/cart-state';
import type { Executor } from '../db/database';
import type { RouteContext } from '../http/route-context';
import { paymentDueOf } from '../payments/payment-due';
import type { PaymentMethodRow } from '../payments/payment-store';
import { type BusinessCalendar, createBusinessCalendar } from './business-calendar';
import { type DeliveryMethod, listCalendarExceptions } from './delivery-store';
import { type DeliveryPlan, planDelivery } from './plan-delivery';
import { type TokyoDay, tokyoDayOf } from '../tokyo-time/tokyo-day';

/** The calendar that the channel's warehouse works by, from today on. */
export const loadCalendar = async (
  db: Executor,
  { channel, clock }: Pick<RouteContext, 'channel' | 'clock'>,
): Promise<BusinessCalendar> =>
  createBusinessCalendar(await listCalendarExceptions(db, channel.id, tokyoDayOf(clock.now())));

/** Working days until the slowest of the products can leave. */
export const shippingDaysOf = (lines: readonly CartLine[]): number =>
  Math.max(0, ...lines.map(({ product }) => product?.shippingDays ?? 0));

interface DestinationPlanInput {
  readonly now: Date;
  readonly calendar: BusinessCalendar;
  readonly state: Pick<CartState, 'checkoutSettings' | 'amounts'>;
  /** The way to pay that the plan is made for; null: none is chosen. */
  readonly payment: PaymentMethodRow | null;
  readonly lines: readonly CartLine[];
  readonly destination: Pick<CartDestination, 'transitDays'>;
  readonly method: DeliveryMethod;
}

/** When the cart can reach a destination: the slowest product decides, and the payment if it comes first. */
export const planDestination = (input: DestinationPlanInput): DeliveryPlan =>
  planDelivery({
    now: input.now,
    calendar: input.calendar,
    cutOffHour: input.state.checkoutSettings.cutOffHour,
    shippingDays: shippingDaysOf(input.lines),
    transitDays: input.destination.transitDays,
    isOpenDaysOnly: input.method.isOpenDaysOnly,
    paidUntil: paidUntil(input),
  });

/** What costs nothing more waits for no payment. */
function paidUntil({ now, state, payment }: DestinationPlanInput): TokyoDay | null {
  if (payment === null || state.amounts.totalPayment === 0) return null;
  return paymentDueOf(payment, state.checkoutSettings, now).dueOn;
}
