import type { GiftDelivery } from '@shop/contract/social-gifts/social-gift';
import type { Executor } from '../db/database';
import type { RouteContext } from '../http/route-context';
import { getOrderPayment } from '../orders/order-store';
import { getCheckoutSettings } from '../payments/payment-store';
import {
  findShippingFeeRates,
  listDeliveryMethods,
  listTimezones,
} from '../shipping-leadtime/delivery-store';
import { type DeliveryPlan, planDelivery } from '../shipping-leadtime/plan-delivery';
import { loadCalendar } from '../shipping-leadtime/plan-destination';
import { giftErrors } from './gift-errors';
import { type Gift, shippingDaysOf } from './gift-store';

/** When a gift can arrive, and the time slots. */
export interface GiftPlan {
  readonly plan: DeliveryPlan;
  readonly timezones: ReadonlyMap<string, string>;
}

/** Plans the delivery of a gift to a prefecture, from now on. */
export async function planGift(
  db: Executor,
  context: RouteContext,
  { order, shipping }: Gift,
  prefecture: string,
): Promise<GiftPlan> {
  const channelId = context.channel.id;
  const [rate] = await findShippingFeeRates(db, channelId, [prefecture]);
  if (rate === undefined) throw new Error(`Channel ${channelId} cannot deliver to ${prefecture}`);
  const methods = await listDeliveryMethods(db, channelId);
  const method = methods.find(({ deliveryId }) => deliveryId === shipping.deliveryId);
  const { isPaid, dueOn } = await getOrderPayment(db, order.id);
  const { cutOffHour } = await getCheckoutSettings(db, channelId);
  return {
    plan: planDelivery({
      now: context.clock.now(),
      calendar: await loadCalendar(db, context),
      cutOffHour,
      shippingDays: await shippingDaysOf(db, order.id),
      transitDays: rate.days,
      isOpenDaysOnly: method?.isOpenDaysOnly ?? false,
      paidUntil: isPaid ? null : dueOn,
    }),
    timezones: await listTimezones(db, channelId),
  };
}

/** The delivery day and time slot that the receiver requests. */
export interface GiftDeliveryRequest {
  readonly delivery_at: string | null;
  readonly delivery_timezone_key: string | null;
  /** Key → label. Its first key counts where no other is given. account §3 */
  readonly delivery_timezone?: Readonly<Record<string, string>> | undefined;
}

/** Checks the requested day and time slot; throws where they are not possible. */
export function chooseDelivery({ plan, timezones }: GiftPlan, wish: GiftDeliveryRequest): GiftDelivery {
  const { delivery_at, delivery_timezone = {} } = wish;
  const key = wish.delivery_timezone_key ?? Object.keys(delivery_timezone)[0] ?? null;
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
