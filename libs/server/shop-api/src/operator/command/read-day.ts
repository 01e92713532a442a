import { DateText } from '@shop/contract/wire/timestamp';
import * as v from 'valibot';
import type { TokyoDay } from '../../tokyo-time/tokyo-day';
import { wrongUsage } from './operator-error';

/** Reads the day of an option or word; throws an `OperatorError` for what is none, such as 2026-02-30. */
export function readDay(name: string, text: string): TokyoDay {
  const day = v.safeParse(DateText, text.normalize('NFKC'));
  if (day.success) return day.output;
  throw wrongUsage(
    `${name} は 2026-06-10 の形の日付です: ${text}`,
    `${name} is a day such as 2026-06-10: ${text}`,
  );
}
