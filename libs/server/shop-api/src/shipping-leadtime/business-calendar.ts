import { nationalHoliday } from './national-holidays';
import { addDays, type TokyoDay, weekdayOf } from '../tokyo-time/tokyo-day';

const SUNDAY = 0;
const SATURDAY = 6;

/** A day that differs from the rule: closed on a working day, or worked on a closed one. */
export interface CalendarException {
  readonly date: TokyoDay;
  readonly isClosed: boolean;
  readonly label: string;
}

/** When the warehouse works. */
export interface BusinessCalendar {
  /** Why the day is closed, in Japanese; null on a working day. */
  readonly closedReason: (day: TokyoDay) => string | null;
  /** The day itself, or the next working day after it. */
  readonly openOnOrAfter: (day: TokyoDay) => TokyoDay;
  /** The working day that comes `count` working days after `day`. */
  readonly addOpenDays: (day: TokyoDay, count: number) => TokyoDay;
}

/** Closed at weekends and on national holidays, unless the shop's own calendar says otherwise. */
export function createBusinessCalendar(exceptions: readonly CalendarException[]): BusinessCalendar {
  const byDate = new Map(exceptions.map((exception) => [exception.date, exception]));
  const closedReason = (day: TokyoDay): string | null => {
    const exception = byDate.get(day);
    if (exception !== undefined) return exception.isClosed ? exception.label : null;
    const holiday = nationalHoliday(day);
    if (holiday !== null) return `祝日（${holiday}）`;
    const weekday = weekdayOf(day);
    return weekday === SUNDAY || weekday === SATURDAY ? '土日' : null;
  };
  const openOnOrAfter = (day: TokyoDay): TokyoDay => {
    let open = day;
    while (closedReason(open) !== null) open = addDays(open, 1);
    return open;
  };
  const addOpenDays = (day: TokyoDay, count: number): TokyoDay => {
    let open = openOnOrAfter(day);
    for (let left = count; left > 0; left -= 1) open = openOnOrAfter(addDays(open, 1));
    return open;
  };
  return { closedReason, openOnOrAfter, addOpenDays };
}
