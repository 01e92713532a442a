import type { CommandArguments } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { readDay } from '../command/read-day';
import { addDays, startOfTokyoDay, type TokyoDay } from '../../tokyo-time/tokyo-day';

/** Days in Japan, both included; null: no bound. */
export interface ListPeriod {
  /** The first moment that counts. */
  readonly from: Date | null;
  /** The first moment that no longer counts. */
  readonly until: Date | null;
}

/** Reads `--from` and `--to`; throws an `OperatorError` for what is no day, and for a period that ends before it begins. */
export function readPeriod(args: Pick<CommandArguments, 'optional'>): ListPeriod {
  const dayOf = (name: string): TokyoDay | null => {
    const given = args.optional(name);
    return given === undefined ? null : readDay(`--${name}`, given);
  };
  const [from, to] = [dayOf('from'), dayOf('to')];
  if (from !== null && to !== null && from > to)
    throw wrongUsage(`--from が --to より後です: ${from}, ${to}`, `--from is after --to: ${from}, ${to}`);
  return {
    from: from === null ? null : startOfTokyoDay(from),
    until: to === null ? null : startOfTokyoDay(addDays(to, 1)),
  };
}
