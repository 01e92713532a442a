/** Dates and deadlines are those of the shop, wherever server and browser are. */
export const SHOP_TIME_ZONE = 'Asia/Tokyo';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;
const SHOP_DAY = new Intl.DateTimeFormat('en', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * `2026-04-01` or ISO 8601 as `2026.04.01`; a moment is the day it falls on in Asia/Tokyo. core §9
 * By the platform alone, so that pages which show only days load no calendar library.
 */
export function formatDate(value: string): string {
  const parts = new Map(SHOP_DAY.formatToParts(new Date(value)).map((part) => [part.type, part.value]));
  return (['year', 'month', 'day'] as const).map((part) => parts.get(part)).join('.');
}

/**
 * A day without a time, `2026-04-01`, as `2026.04.01（水）`; anything else as it is. Days know no time zone.
 */
export function formatDayWithWeekday(value: string): string {
  const [, year, month, day] = DAY.exec(value) ?? [];
  if (year === undefined || month === undefined || day === undefined) return value;
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  return `${year}.${month}.${day}（${WEEKDAYS[weekday] ?? ''}）`;
}
