import type { AfterPayment } from '@shop/contract/shipping-leadtime/after-payment';
import type { BusinessCalendar } from './business-calendar';
import { addDays, tokyoDayOf, tokyoHourOf, type TokyoDay } from '../tokyo-time/tokyo-day';

/** How many days a shopper can choose from, beginning with the earliest. */
export const SELECTABLE_DAYS = 30;

export const REASON_PREPARING = 'お届けの準備期間のためお選びいただけません';
const REASON_AWAITING_PAYMENT = 'ご入金の確認後に発送するためお選びいただけません';

/** What the arrival of one destination depends on. */
export interface DeliveryPlanInput {
  readonly now: Date;
  readonly calendar: BusinessCalendar;
  /** Orders until this hour of an open day count for that day. */
  readonly cutOffHour: number;
  /** Working days until the slowest product can leave. */
  readonly shippingDays: number;
  /** Calendar days on the road; at least 1. */
  readonly transitDays: number;
  /** Arrives only on days when the shop works (handover at the hub). */
  readonly isOpenDaysOnly: boolean;
  /** The last day on which an order can be paid that leaves only once it is paid; null: it waits for no payment. */
  readonly paidUntil: TokyoDay | null;
}

export interface DeliveryDay {
  readonly date: TokyoDay;
  /** Why it cannot be chosen; null when it can. */
  readonly reason: string | null;
}

export interface DeliveryPlan {
  readonly shipsOn: TokyoDay;
  /** The first day that can be promised: of an order that waits for its payment, even if it is paid on the last day. */
  readonly earliestArrivalOn: TokyoDay;
  /** What follows the payment; null: the order waits for none. */
  readonly afterPayment: AfterPayment | null;
  /** From tomorrow on: first the days that are too early, then {@link SELECTABLE_DAYS} days. */
  readonly days: readonly DeliveryDay[];
}

/** What is promised of a destination when the order is placed. */
export type PromisedArrival = Pick<DeliveryPlan, 'earliestArrivalOn' | 'afterPayment'>;

/** When an order placed now is shipped and can arrive. */
export function planDelivery(input: DeliveryPlanInput): DeliveryPlan {
  const { now, calendar } = input;
  const today = tokyoDayOf(now);
  const isAfterCutOff = tokyoHourOf(now) >= input.cutOffHour;
  const transitDays = Math.max(1, input.transitDays);
  const planFrom = (day: TokyoDay) => {
    const shipsOn = calendar.addOpenDays(calendar.openOnOrAfter(day), input.shippingDays);
    const arrival = addDays(shipsOn, transitDays);
    return { shipsOn, arrivesOn: input.isOpenDaysOnly ? calendar.openOnOrAfter(arrival) : arrival };
  };
  const ordered = planFrom(isAfterCutOff ? addDays(today, 1) : today);
  const { paidUntil } = input;
  // Who pays after the cut-off of the last day is served on the next.
  const paid = paidUntil === null || paidUntil < today ? ordered : planFrom(addDays(paidUntil, 1));
  const earliestArrivalOn = paid.arrivesOn;
  const days: DeliveryDay[] = [];
  const end = addDays(earliestArrivalOn, SELECTABLE_DAYS);
  for (let date = addDays(today, 1); date < end; date = addDays(date, 1)) {
    const reasonBefore = date < ordered.arrivesOn ? REASON_PREPARING : REASON_AWAITING_PAYMENT;
    days.push({ date, reason: date < earliestArrivalOn ? reasonBefore : closedReason(date, input) });
  }
  const afterPayment =
    paidUntil === null ? null : { working_days: input.shippingDays, transit_days: transitDays };
  return { shipsOn: paid.shipsOn, earliestArrivalOn, afterPayment, days };
}

/** Why a day that is late enough cannot be chosen all the same. */
function closedReason(date: TokyoDay, { isOpenDaysOnly, calendar }: DeliveryPlanInput): string | null {
  const closed = isOpenDaysOnly ? calendar.closedReason(date) : null;
  return closed === null ? null : `休業日（${closed}）のためお選びいただけません`;
}
