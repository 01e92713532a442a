const DAY = /^\d{4}-(\d{2})-(\d{2})$/;
const WEEKDAY = new Intl.DateTimeFormat('ja-JP', { timeZone: 'UTC', weekday: 'short' });

/** A day without a time of these months, `2027-03-20`, as `3月20日（土）`; anything else as it is. Days know no time zone. */
export function formatMonthDay(value: string): string {
  const [, month, day] = DAY.exec(value) ?? [];
  if (month === undefined || day === undefined) return value;
  return `${Number(month)}月${Number(day)}日（${WEEKDAY.format(new Date(`${value}T00:00:00Z`))}）`;
}
