import { formatMonthDay } from './format-month-day';

it.each([
  ['2027-03-20', '3月20日（土）'],
  ['2027-02-28', '2月28日（日）'],
  ['2026-12-01', '12月1日（火）'],
  ['soon', 'soon'],
])('%s is %s', (day, text) => {
  expect(formatMonthDay(day)).toBe(text);
});
