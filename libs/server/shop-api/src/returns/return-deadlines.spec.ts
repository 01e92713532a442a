import { returnDeadlines } from './return-deadlines';

const FAULTS = ['damaged', 'wrong-item'];
const OTHERS = ['not-as-expected', 'size', 'other'];

it.each([
  // After the arrival on 10 June: days of the terms, last day for faults, last day otherwise.
  [8, 14, '2026-06-24', '2026-06-18'],
  [8, 0, '2026-06-18', '2026-06-18'],
  [30, 14, '2026-07-10', '2026-07-10'],
])('%d days, %d for faulty goods: until %s and %s', (returnDays, exchangeDays, ofFaults, ofOthers) => {
  const deadlines = returnDeadlines({ returnDays, exchangeDays }, '2026-06-10');
  expect(Object.fromEntries(deadlines.map(({ key, until }) => [key, until]))).toEqual(
    Object.fromEntries([...FAULTS.map((key) => [key, ofFaults]), ...OTHERS.map((key) => [key, ofOthers])]),
  );
});

it.each([
  ['a shop without days', { returnDays: 0, exchangeDays: 14 }, '2026-06-10'],
  ['an order that has not left', { returnDays: 8, exchangeDays: 14 }, null],
])('%s has no reasons', (_name, days, arrivedOn) => {
  expect(returnDeadlines(days, arrivedOn)).toEqual([]);
});
