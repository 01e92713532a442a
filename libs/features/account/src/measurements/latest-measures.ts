import { formatDate } from '@shop/format/format-day';
import { type MeasuredPart, measuredParts } from './measured-parts';
import type { MeasurementView } from './measurements-query';

/** What was last measured of a part, and on which day. */
export interface LatestMeasure {
  readonly value: number;
  /** `2026-03-01` */
  readonly day: string;
}

/** The latest measure of each part that was ever measured: not every taking has all of them. */
export type LatestMeasures = Readonly<Partial<Record<MeasuredPart, LatestMeasure>>>;

/** The latest measures of a member, by the day of the taking; of two on one day, the one that was added last. */
export function latestMeasures(entries: readonly MeasurementView[]): LatestMeasures {
  const byDay = [...entries].sort((one, other) => other.day.localeCompare(one.day));
  return Object.fromEntries(
    measuredParts.flatMap(({ part }) => {
      const entry = byDay.find(({ values }) => values[part] !== null);
      const value = entry?.values[part] ?? null;
      return entry === undefined || value === null ? [] : [[part, { value, day: entry.day }]];
    }),
  );
}

const MONTHS = 12;
/** After so many months a growing child is measured anew. */
const STALE_AFTER_MONTHS = 6;

/** Whether measures of a day are too old to rely on: taken more than six months before the shop's day at this moment. */
export function isStaleMeasure(day: string, now: Date): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = year * MONTHS + month - 1 + STALE_AFTER_MONTHS;
  const two = (part: number) => String(part).padStart(2, '0');
  // The last day that still counts, perhaps the 31st of a month that has none: it is only compared.
  const last = `${Math.floor(months / MONTHS)}.${two((months % MONTHS) + 1)}.${two(date)}`;
  return formatDate(now.toISOString()) > last;
}
