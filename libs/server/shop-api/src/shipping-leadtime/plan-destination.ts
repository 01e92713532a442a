import type { CartDestination } from '../carts/state/cart-destination';
import type { CartLine } from '../carts/state/cart-lines';
import type { Executor } from '../db/database';
import type { RouteContext } from '../http/route-context';
import type { CheckoutSettings } from '../payments/payment-store';
import { type BusinessCalendar, createBusinessCalendar } from './business-calendar';
import { type DeliveryMethod, listCalendarExceptions } from './delivery-store';
import { type DeliveryPlan, planDelivery } from './plan-delivery';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';

/** The calendar that the channel's warehouse works by, from today on. */
export const loadCalendar = async (db: Executor, context: RouteContext): Promise<BusinessCalendar> =>
  createBusinessCalendar(
    await listCalendarExceptions(db, context.channel.id, tokyoDayOf(context.clock.now())),
  );

interface DestinationPlanInput {
  readonly now: Date;
  readonly calendar: BusinessCalendar;
  readonly checkoutSettings: CheckoutSettings;
  readonly lines: readonly CartLine[];
  readonly destination: Pick<CartDestination, 'transitDays'>;
  readonly method: DeliveryMethod;
}

/** When the cart can reach a destination: the slowest product decides. */
export const planDestination = (input: DestinationPlanInput): DeliveryPlan =>
  planDelivery({
    now: input.now,
    calendar: input.calendar,
    cutOffHour: input.checkoutSettings.cutOffHour,
    shippingDays: Math.max(0, ...input.lines.map(({ product }) => product?.shippingDays ?? 0)),
    transitDays: input.destination.transitDays,
    isOpenDaysOnly: input.method.isOpenDaysOnly,
  });
