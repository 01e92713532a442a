import { formatDateWithWeekday } from './format-date';
import { formatDate, formatDayWithWeekday } from './format-day';

it.each([
  ['2026-04-01', '2026.04.01（水）'],
  ['2028-02-29', '2028.02.29（火）'],
  ['2026-12-31', '2026.12.31（木）'],
  ['明日', '明日'],
])('writes the day %s as %s', (day, written) => {
  expect(formatDayWithWeekday(day)).toBe(written);
});

it('agrees with the calendar library', () => {
  expect(formatDayWithWeekday('2027-01-03')).toBe(formatDateWithWeekday('2027-01-03'));
});

// spec items: const-date-format
it.each([
  ['2026-04-01', '2026.04.01'],
  ['2026-04-01T09:05:00+09:00', '2026.04.01'],
  ['2026-03-31T15:00:00Z', '2026.04.01'],
  ['2026-03-31T14:59:59Z', '2026.03.31'],
])('%s is on %s', (value, expected) => {
  expect(formatDate(value)).toBe(expected);
});
