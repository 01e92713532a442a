/** 12,300円 */
export const formatYen = (amount: number): string =>
  `${amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('ja-JP')}円`;

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

/** 2026年6月10日, in Japan. */
export const formatDate = (moment: Date): string => DATE.format(moment);
