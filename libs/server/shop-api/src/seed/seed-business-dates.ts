import type { Executor } from '../db/database';
import { businessDates } from '../db/schema';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';

const YEAR_LENGTH = 'YYYY'.length;
/** Days on which every shop rests besides weekends and national holidays. */
const NEW_YEAR = ['01-02', '01-03'];
const SUMMER = ['08-13', '08-14', '08-15'];
const YEAR_END = ['12-29', '12-30', '12-31'];

/** The days off of this year, which may have just begun, of the next, and of the turn after it, as the shop's own calendar. */
export async function seedBusinessDates(
  db: Executor,
  { channelId, now }: { readonly channelId: number; readonly now: Date },
): Promise<void> {
  const year = Number(tokyoDayOf(now).slice(0, YEAR_LENGTH));
  const rest = (label: string, ofYear: number, days: readonly string[]) =>
    days.map((day) => ({ channelId, date: `${ofYear}-${day}`, isClosed: true, label }));
  await db
    .insert(businessDates)
    .values([
      ...[year, year + 1].flatMap((ofYear) => [
        ...rest('年末年始休業', ofYear, NEW_YEAR),
        ...rest('夏季休業', ofYear, SUMMER),
        ...rest('年末年始休業', ofYear, YEAR_END),
      ]),
      ...rest('年末年始休業', year + 2, NEW_YEAR),
    ]);
}
