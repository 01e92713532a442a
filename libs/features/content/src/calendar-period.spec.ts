import { calendarPeriod } from './calendar-period';

it.each([
  ['2026-06-15T03:00:00Z', '2026-06-01', '2026-07-31'],
  ['2026-12-31T03:00:00Z', '2026-12-01', '2027-01-31'],
  // 0:30 of the first day of the month in Japan.
  ['2026-01-31T15:30:00Z', '2026-02-01', '2026-03-31'],
  ['2028-01-10T00:00:00Z', '2028-01-01', '2028-02-29'],
])('at %s the calendar goes from %s to %s', (now, startDate, endDate) => {
  expect(calendarPeriod(new Date(now))).toEqual({ startDate, endDate });
});
