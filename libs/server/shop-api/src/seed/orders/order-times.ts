import { DAY_MS } from '../../durations';
import { giftExpiry } from '../../social-gifts/gift-expiry';
import { addDays, type TokyoDay, tokyoDayOf } from '../../tokyo-time/tokyo-day';
import { GIFT_DAYS, type OrderPlan, type OrderStatus } from './order-plans';

/** Days after the order on which its parcel leaves and arrives. */
const SHIPPED_AFTER = 2;
const DELIVERED_AFTER = 4;

/** When an order of the demonstration was or would be in each state, one after the other. */
export type OrderTimes = Readonly<Record<OrderStatus, Date>>;

/** The one place for the moments of an order: what history, payment, parcel and gift say is read from here. */
export function orderTimes({ daysAgo, gift }: Pick<OrderPlan, 'daysAgo' | 'gift'>, now: Date): OrderTimes {
  const orderedAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const after = (days: number) => new Date(orderedAt.getTime() + days * DAY_MS);
  return {
    received: orderedAt,
    paid: after(1 / 2),
    shipped: after(SHIPPED_AFTER),
    delivered: after(DELIVERED_AFTER),
    // Nobody cancels a gift that ends: it does by itself, once its receiver had all the days.
    cancelled: gift === 'expired' ? giftExpiry(orderedAt, GIFT_DAYS) : after(1 / 2),
  };
}

/** The first day on which an order can arrive: that of its delivery. */
export const arrivalDayOf = ({ received }: OrderTimes): TokyoDay =>
  addDays(tokyoDayOf(received), DELIVERED_AFTER);
