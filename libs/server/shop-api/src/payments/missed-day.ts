import { formatMonthDay } from '@shop/format/format-month-day';
import type { CartState } from '../carts/state/cart-state';
import type { BusinessCalendar } from '../shipping-leadtime/business-calendar';
import { planDestination } from '../shipping-leadtime/plan-destination';
import type { TokyoDay } from '../tokyo-time/tokyo-day';
import type { PaymentMethodRow } from './payment-store';

/** A wished day that cannot be kept with a way to pay, and the first day that can. */
export interface MissedDay {
  readonly wished: TokyoDay;
  readonly earliest: TokyoDay;
}

interface PlanningDay {
  readonly calendar: BusinessCalendar;
  readonly now: Date;
}

/** The first wished day of a cart that the goods would miss, because they leave only once this way is paid. */
export function missedDayOf(
  state: CartState,
  payment: PaymentMethodRow,
  { calendar, now }: PlanningDay,
): MissedDay | null {
  for (const destination of state.destinations) {
    const { row, lines, method } = destination;
    if (row.deliveryAt === null || row.pickup !== null || lines.length === 0) continue;
    const plan = planDestination({ now, calendar, state, payment, lines, destination, method });
    if (plan.afterPayment !== null && row.deliveryAt < plan.earliestArrivalOn)
      return { wished: row.deliveryAt, earliest: plan.earliestArrivalOn };
  }
  return null;
}

/** Why the way cannot be chosen, and what to do about it. */
export const missedDayMessage = ({ name }: PaymentMethodRow, { wished, earliest }: MissedDay): string =>
  `${name}は、ご入金の確認後の発送となり、お届け希望日（${formatMonthDay(wished)}）に間に合わないことがあります。` +
  `お届け希望日を${formatMonthDay(earliest)}以降または指定なしに変えると、お選びいただけます`;
