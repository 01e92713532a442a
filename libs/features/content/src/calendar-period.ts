import { formatDate } from '@shop/format/format-day';

const MONTHS_SHOWN = 2;
const pad = (value: number) => String(value).padStart(2, '0');

/** The first day of this month and the last of the next one, in Asia/Tokyo, as `2026-06-01`. */
export function calendarPeriod(now: Date): { readonly startDate: string; readonly endDate: string } {
  const [year = 0, month = 1] = formatDate(now.toISOString()).split('.').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + MONTHS_SHOWN, 0));
  return {
    startDate: `${year}-${pad(month)}-01`,
    endDate: `${last.getUTCFullYear()}-${pad(last.getUTCMonth() + 1)}-${pad(last.getUTCDate())}`,
  };
}
