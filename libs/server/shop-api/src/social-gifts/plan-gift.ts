import type { GiftDelivery } from '@shop/contract/social-gifts/social-gift';
import type { Executor } from '../db/database';
import type { RouteContext } from '../http/route-context';
import { getCheckoutRules } from '../payments/payment-store';
import { findCarriageRates, listDeliveryMethods, listTimezones } from '../shipping-leadtime/delivery-store';
import { type DeliveryPlan, planDelivery } from '../shipping-leadtime/plan-delivery';
import { loadCalendar } from '../shipping-leadtime/plan-destination';
import { giftErrors } from './gift-errors';
import { type Gift, shippingDaysOf } from './gift-store';

/** When a gift can be where, and the time slots. */
export interface GiftPlan {
  readonly plan: DeliveryPlan;
  readonly timezones: ReadonlyMap<string, string>;
}

/** Plans a gift's way to a prefecture, from now on. */
export async function planGift(
  db: Executor,
  context: RouteContext,
  { order, shipping }: Gift,
  prefecture: string,
): Promise<GiftPlan> {
  const channelId = context.channel.id;
  const [rate] = await findCarriageRates(db, channelId, [prefecture]);
  if (rate === undefined) throw new Error(`Channel ${channelId} cannot deliver to ${prefecture}`);
  const methods = await listDeliveryMethods(db, channelId);
  const method = methods.find(({ deliveryId }) => deliveryId === shipping.deliveryId);
  const { cutOffHour } = await getCheckoutRules(db, channelId);
  return {
    plan: planDelivery({
      now: context.clock.now(),
      calendar: await loadCalendar(db, context),
      cutOffHour,
      shippingDays: await shippingDaysOf(db, order.id),
      carriageDays: rate.days,
      isOpenDaysOnly: method?.isOpenDaysOnly ?? false,
    }),
    timezones: await listTimezones(db, channelId),
  };
}

/** What the receiver wishes. */
export interface GiftWish {
  readonly delivery_at: string | null;
  readonly delivery_timezone_key: string | null;
}

/** The wished day and time slot; throws where they are not possible. */
export function chooseDelivery({ plan, timezones }: GiftPlan, wish: GiftWish): GiftDelivery {
  const { delivery_at, delivery_timezone_key: key } = wish;
  const isDay = plan.days.some(({ date, reason }) => date === delivery_at && reason === null);
  if (delivery_at !== null && !isDay) throw giftErrors.dateNotSelectable();
  const label = key === null ? null : timezones.get(key);
  if (label === undefined) throw giftErrors.timezoneNotSelectable();
  return {
    delivery_at,
    delivery_timezone: key === null || label === null ? {} : { [key]: label },
    delivery_timezone_key: key,
    earliest_arrival_on: plan.earliestArrivalOn,
  };
}
