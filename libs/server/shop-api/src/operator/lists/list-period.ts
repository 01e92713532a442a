import { wrongUsage } from '../command/operator-error';
import { addDays, tokyoDayOf } from '../../tokyo-time/tokyo-day';

/** Days in Japan, both included; null: no bound. */
export interface ListPeriod {
  /** The first moment that counts. */
  readonly from: Date | null;
  /** The first moment that no longer counts. */
  readonly until: Date | null;
}

const MIDNIGHT_IN_TOKYO = 'T00:00:00+09:00';
const startOf = (day: string): Date => new Date(`${day}${MIDNIGHT_IN_TOKYO}`);

function readDay(name: string, given: string | undefined): string | null {
  if (given === undefined) return null;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(given) ? startOf(given) : null;
  // 2026-02-30 would be a day in March.
  if (moment !== null && !Number.isNaN(moment.getTime()) && tokyoDayOf(moment) === given) return given;
  throw wrongUsage(
    `${name} は 2026-06-10 の形の日付です: ${given}`,
    `${name} is a day such as 2026-06-10: ${given}`,
  );
}

/** Reads `--from` and `--to`; throws an `OperatorError` for what is no day, and for a period that ends before it begins. */
export function readPeriod(given: { readonly from?: string; readonly to?: string }): ListPeriod {
  const from = readDay('--from', given.from);
  const to = readDay('--to', given.to);
  if (from !== null && to !== null && from > to)
    throw wrongUsage(`--from が --to より後です: ${from}, ${to}`, `--from is after --to: ${from}, ${to}`);
  return {
    from: from === null ? null : startOf(from),
    until: to === null ? null : startOf(addDays(to, 1)),
  };
}
