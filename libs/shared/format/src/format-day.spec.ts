import { formatDateWithWeekday } from './format-date';
import { formatDayWithWeekday } from './format-day';

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
