import type { DeliveryDayView } from '../leadtimes-query';

/** Days in a row that cannot be chosen for one reason. */
export interface ClosedPeriod {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Why days cannot be chosen, with consecutive days of the same reason as one period. */
export function closedPeriods(days: readonly DeliveryDayView[]): readonly ClosedPeriod[] {
  const periods: ClosedPeriod[] = [];
  let isConsecutive = false;
  for (const { date, reason } of days) {
    const last = periods.at(-1);
    if (reason !== null) {
      if (isConsecutive && last?.reason === reason) periods[periods.length - 1] = { ...last, to: date };
      else periods.push({ from: date, to: date, reason });
    }
    isConsecutive = reason !== null;
  }
  return periods;
}
