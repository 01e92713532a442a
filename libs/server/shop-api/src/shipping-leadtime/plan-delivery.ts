import type { BusinessCalendar } from './business-calendar';
import { addDays, tokyoDayOf, tokyoHourOf, type TokyoDay } from '../tokyo-time/tokyo-day';

/** How many days a shopper can choose from, beginning with the earliest. */
export const SELECTABLE_DAYS = 30;

const REASON_PREPARING = 'お届けの準備期間のためお選びいただけません';

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
}

export interface DeliveryDay {
  readonly date: TokyoDay;
  /** Why it cannot be chosen; null when it can. */
  readonly reason: string | null;
}

export interface DeliveryPlan {
  readonly shipsOn: TokyoDay;
  readonly earliestArrivalOn: TokyoDay;
  /** From tomorrow on: first the days that are too early, then {@link SELECTABLE_DAYS} days. */
  readonly days: readonly DeliveryDay[];
}

/** When an order placed now is shipped and can arrive. */
export function planDelivery(input: DeliveryPlanInput): DeliveryPlan {
  const { now, calendar } = input;
  const today = tokyoDayOf(now);
  const isAfterCutOff = tokyoHourOf(now) >= input.cutOffHour;
  const acceptedOn = calendar.openOnOrAfter(isAfterCutOff ? addDays(today, 1) : today);
  const shipsOn = calendar.addOpenDays(acceptedOn, input.shippingDays);
  const arrival = addDays(shipsOn, Math.max(1, input.transitDays));
  const earliestArrivalOn = input.isOpenDaysOnly ? calendar.openOnOrAfter(arrival) : arrival;
  const days: DeliveryDay[] = [];
  const end = addDays(earliestArrivalOn, SELECTABLE_DAYS);
  for (let date = addDays(today, 1); date < end; date = addDays(date, 1)) {
    days.push({ date, reason: reasonAgainst(date, earliestArrivalOn, input) });
  }
  return { shipsOn, earliestArrivalOn, days };
}

function reasonAgainst(date: TokyoDay, earliest: TokyoDay, input: DeliveryPlanInput): string | null {
  if (date < earliest) return REASON_PREPARING;
  if (!input.isOpenDaysOnly) return null;
  const closed = input.calendar.closedReason(date);
  return closed === null ? null : `休業日（${closed}）のためお選びいただけません`;
}
