import * as v from 'valibot';

/** A point in time: ISO 8601 with offset, e.g. `2026-04-01T09:00:00.000Z`. */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp());

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** False for days that no month has, such as 2026-02-30. */
const isCalendarDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** A calendar day in Asia/Tokyo: `2026-04-01`. */
export const DateText = v.pipe(
  v.string(),
  v.length(DAY_LENGTH),
  v.isoDate(),
  v.check(isCalendarDay, '日付が無効です'),
);
