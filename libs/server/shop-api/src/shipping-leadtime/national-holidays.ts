import holidayJp from '@holiday-jp/holiday_jp';
import type { TokyoDay } from '../tokyo-time/tokyo-day';

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(holidayJp.holidays).map((holiday) => [holiday.date, holiday.name]),
);

/** The name of the Japanese national holiday on a day, `null` on other days. */
export const nationalHoliday = (day: TokyoDay): string | null => NAMES.get(day) ?? null;
