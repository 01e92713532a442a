import type { RouteContext } from '../http/route-context';
import type { CheckoutSettings } from '../payments/payment-store';
import { planDelivery } from '../shipping-leadtime/plan-delivery';
import { loadCalendar } from '../shipping-leadtime/plan-destination';

/** Days on the road to the region around the warehouse, where nobody has said which. */
export const SHORTEST_TRANSIT_DAYS = 1;

/** The first day on which a product that needs `shippingDays` working days can arrive; Asia/Tokyo. */
export async function findEarliestArrival(
  context: RouteContext,
  { cutOffHour }: Pick<CheckoutSettings, 'cutOffHour'>,
  shippingDays: number,
  transitDays = SHORTEST_TRANSIT_DAYS,
): Promise<string> {
  const { db, clock } = context;
  return planDelivery({
    now: clock.now(),
    calendar: await loadCalendar(db, context),
    cutOffHour,
    shippingDays,
    transitDays,
    isOpenDaysOnly: false,
    paidUntil: null,
  }).earliestArrivalOn;
}
