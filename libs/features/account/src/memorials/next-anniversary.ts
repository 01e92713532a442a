const DAY_MS = 86_400_000;
const DAY_TEXT = /^(\d{4})[.-](\d{2})[.-](\d{2})$/;

/** When a day of the year comes next. */
export interface NextAnniversary {
  /** `2027-02-28` */
  readonly date: string;
  /** 0 on the day itself. */
  readonly daysUntil: number;
}

/** A day of a year as a time; 29 February is the last of the month where that year has none. */
function timeIn(year: number, month: number, day: number): number {
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, Math.min(day, lastOfMonth));
}

/**
 * The next time that a day of the year comes, from `today` on (`2026.04.01` or `2026-04-01`, the shop's day). A RangeError
 * where `today` is no day.
 */
export function nextAnniversary(month: number, day: number, today: string): NextAnniversary {
  const [year = NaN, thisMonth = NaN, thisDay = NaN] = (DAY_TEXT.exec(today) ?? []).slice(1).map(Number);
  const now = Date.UTC(year, thisMonth - 1, thisDay);
  const inThisYear = timeIn(year, month, day);
  const time = inThisYear >= now ? inThisYear : timeIn(year + 1, month, day);
  return {
    date: new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length),
    daysUntil: Math.round((time - now) / DAY_MS),
  };
}
