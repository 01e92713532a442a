import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { SHOP_TIME_ZONE } from './format-day';

dayjs.extend(utc);
dayjs.extend(timezone);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** A day without a time is that day; a moment is the day it falls on in Asia/Tokyo. */
const inShopTime = (value: string) => (DAY.test(value) ? dayjs.utc(value) : dayjs(value).tz(SHOP_TIME_ZONE));

/** ISO 8601 as `2026.04.01 9:05`. core §9 */
export function formatDateTime(value: string): string {
  return inShopTime(value).format('YYYY.MM.DD H:mm');
}

/** `2026.04.01（水）`, for days that somebody has to be at home. */
export function formatDateWithWeekday(value: string): string {
  const time = inShopTime(value);
  return `${time.format('YYYY.MM.DD')}（${WEEKDAYS[time.day()] ?? ''}）`;
}
