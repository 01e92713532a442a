import { formatMonthDay } from '@shop/format/format-month-day';
import type { CartState } from '../carts/state/cart-state';
import type { BusinessCalendar } from '../shipping-leadtime/business-calendar';
import { planDestination } from '../shipping-leadtime/plan-destination';
import type { TokyoDay } from '../tokyo-time/tokyo-day';
import type { PaymentMethodRow } from './payment-store';

/** A day that cannot be kept with a way to pay, and the first day that can. */
export interface MissedDay {
  /** The wished day, or the one on which a school hands over. */
  readonly day: TokyoDay;
  /** A school hands over on its own day, which nobody can change. */
  readonly isPickup: boolean;
  readonly earliest: TokyoDay;
}

interface PlanningDay {
  readonly calendar: BusinessCalendar;
  readonly now: Date;
}

/** The first day of a cart that the goods would miss, because they leave only once this way is paid. */
export function missedDayOf(
  state: CartState,
  payment: PaymentMethodRow,
  { calendar, now }: PlanningDay,
): MissedDay | null {
  for (const destination of state.destinations) {
    const { row, lines, method } = destination;
    const day = row.pickup?.on ?? row.deliveryAt;
    if (day === null || lines.length === 0) continue;
    const plan = planDestination({ now, calendar, state, payment, lines, destination, method });
    if (plan.afterPayment !== null && day < plan.earliestArrivalOn)
      return { day, isPickup: row.pickup !== null, earliest: plan.earliestArrivalOn };
  }
  return null;
}

/** Why the way cannot be chosen, and what to do about it. */
export const missedDayMessage = (
  { name }: PaymentMethodRow,
  { day, isPickup, earliest }: MissedDay,
): string =>
  isPickup
    ? `${name}は、ご入金の確認後の発送となり、学校での受け取り日（${formatMonthDay(day)}）に間に合わないことがあります。` +
      'ほかのお支払い方法をお選びいただくか、ご指定のお届け先へのお届けにお変えください'
    : `${name}は、ご入金の確認後の発送となり、お届け希望日（${formatMonthDay(day)}）に間に合わないことがあります。` +
      `お届け希望日を${formatMonthDay(earliest)}以降または指定なしに変えると、お選びいただけます`;
