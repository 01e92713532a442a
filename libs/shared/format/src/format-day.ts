const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/**
 * A day without a time, `2026-04-01`, as `2026.04.01（水）`; anything else as it is. Days know no time zone, so that
 * pages which show only days load no calendar library.
 */
export function formatDayWithWeekday(value: string): string {
  const [, year, month, day] = DAY.exec(value) ?? [];
  if (year === undefined || month === undefined || day === undefined) return value;
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  return `${year}.${month}.${day}（${WEEKDAYS[weekday] ?? ''}）`;
}
