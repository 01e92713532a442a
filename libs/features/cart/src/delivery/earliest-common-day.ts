import type { LeadtimeView } from '../leadtimes-query';

/** The first day on which every destination can be reached; null where there is none. */
export function earliestCommonDay(leadtimes: readonly Pick<LeadtimeView, 'days'>[]): string | null {
  const [first, ...others] = leadtimes;
  const isOpen = (leadtime: Pick<LeadtimeView, 'days'>, date: string) =>
    leadtime.days.some((day) => day.date === date && day.isSelectable);
  const common = first?.days.find(
    ({ date, isSelectable }) => isSelectable && others.every((leadtime) => isOpen(leadtime, date)),
  );
  return common?.date ?? null;
}
