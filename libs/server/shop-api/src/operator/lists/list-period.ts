import { wrongUsage } from '../command/operator-error';
import { readDay } from '../command/read-day';
import { addDays, startOfTokyoDay } from '../../tokyo-time/tokyo-day';

/** Days in Japan, both included; null: no bound. */
export interface ListPeriod {
  /** The first moment that counts. */
  readonly from: Date | null;
  /** The first moment that no longer counts. */
  readonly until: Date | null;
}

/** Reads `--from` and `--to`; throws an `OperatorError` for what is no day, and for a period that ends before it begins. */
export function readPeriod(given: { readonly from?: string; readonly to?: string }): ListPeriod {
  const from = given.from === undefined ? null : readDay('--from', given.from);
  const to = given.to === undefined ? null : readDay('--to', given.to);
  if (from !== null && to !== null && from > to)
    throw wrongUsage(`--from が --to より後です: ${from}, ${to}`, `--from is after --to: ${from}, ${to}`);
  return {
    from: from === null ? null : startOfTokyoDay(from),
    until: to === null ? null : startOfTokyoDay(addDays(to, 1)),
  };
}
