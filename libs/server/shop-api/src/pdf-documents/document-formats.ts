import { formatCount } from '@shop/format/format-yen';

/** 12,300円 */
export const formatYen = (amount: number): string =>
  `${amount < 0 ? '−' : ''}${formatCount(Math.abs(amount))}円`;

const POSTAL_HEAD = 3;

/** 〒123-4567; empty where there is none. */
export const formatPostalCode = (postalCode: string): string =>
  postalCode === '' ? '' : `〒${postalCode.slice(0, POSTAL_HEAD)}-${postalCode.slice(POSTAL_HEAD)}`;

const DATE = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

const WEEKDAY = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', weekday: 'short' });

/** 2026年6月10日, in Japan. */
export const formatDate = (moment: Date): string => DATE.format(moment);

/** 2026年6月10日（水）, for days by which something has to be done. */
export const formatLongDateWithWeekday = (moment: Date): string =>
  `${formatDate(moment)}（${WEEKDAY.format(moment)}）`;
