import { nextAnniversary } from './next-anniversary';

it.each([
  ['later this year', 11, 22, '2026.06.10', '2026-11-22', 165],
  ['today', 6, 10, '2026.06.10', '2026-06-10', 0],
  ['tomorrow', 6, 11, '2026-06-10', '2026-06-11', 1],
  ['yesterday, so next year', 6, 9, '2026.06.10', '2027-06-09', 364],
  ['new year’s day from the last of the year', 1, 1, '2026.12.31', '2027-01-01', 1],
  ['the leap day in a year without one', 2, 29, '2027.02.01', '2027-02-28', 27],
  ['the leap day in a leap year', 2, 29, '2028.02.01', '2028-02-29', 28],
  ['the leap day after it', 2, 29, '2028.03.01', '2029-02-28', 364],
])('%s', (_case, month, day, today, date, daysUntil) => {
  expect(nextAnniversary(month, day, today)).toEqual({ date, daysUntil });
});

it('a text that is no day is an error', () => {
  expect(() => nextAnniversary(1, 1, 'きょう')).toThrow(RangeError);
});
