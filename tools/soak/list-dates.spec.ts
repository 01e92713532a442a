import { distanceTo, listDates } from './list-dates.mjs';

const namesAndDates = (now: string) =>
  Object.fromEntries(listDates(new Date(now)).map(({ name, at }) => [name, at.toISOString()]));

it('every date is still to come, and none is named twice', () => {
  for (const now of ['2026-11-28T06:00:00Z', '2026-12-31T14:30:00Z', '2028-02-29T14:29:59Z']) {
    const dates = listDates(new Date(now));
    expect(dates.filter(({ at }) => at <= new Date(now))).toEqual([]);
    expect(new Set(dates.map(({ name }) => name)).size).toBe(5);
  }
});

it('the dates of a day in November', () => {
  expect(namesAndDates('2026-11-28T06:00:00Z')).toEqual({
    'in-3-days': '2026-12-01T06:00:00.000Z',
    'month-end': '2026-11-30T14:30:00.000Z',
    'year-end': '2026-12-31T14:30:00.000Z',
    'february-end': '2027-02-28T14:30:00.000Z',
    'in-200-days': '2027-06-16T06:00:00.000Z',
  });
});

it.each([
  ['it is the next day in Japan already', '2026-11-30T15:00:00Z', '2026-12-31T14:30:00.000Z'],
  ['half an hour is left of the month', '2026-11-30T14:30:00Z', '2026-12-31T14:30:00.000Z'],
  ['half an hour is left of the year', '2026-12-31T14:30:00Z', '2027-01-31T14:30:00.000Z'],
])('the end of the month where %s', (_case, now, end) => {
  expect(namesAndDates(now)['month-end']).toBe(end);
});

it.each([
  ['a moment before the last half hour of the year', '2026-12-31T14:29:59Z', '2026-12-31T14:30:00.000Z'],
  ['in the last half hour of the year', '2026-12-31T14:31:00Z', '2027-12-31T14:30:00.000Z'],
  ['in the first hours of the year in Japan', '2026-12-31T15:00:00Z', '2027-12-31T14:30:00.000Z'],
])('the end of the year %s', (_case, now, end) => {
  expect(namesAndDates(now)['year-end']).toBe(end);
});

it.each([
  ['before it', '2027-02-01T00:00:00Z', '2027-02-28T14:30:00.000Z'],
  ['after it, before a leap year', '2027-03-01T00:00:00Z', '2028-02-29T14:30:00.000Z'],
])('the end of February %s', (_case, now, end) => {
  expect(namesAndDates(now)['february-end']).toBe(end);
});

it('a date is told as the seconds until it', () => {
  expect(distanceTo(new Date('2026-11-28T06:00:00.400Z'), new Date('2026-12-01T06:00:00Z'))).toBe('+259200');
});
