import { closedPeriods } from './closed-periods';
import { earliestCommonDay } from './earliest-common-day';

const PREPARING = 'お届けの準備期間のためお選びいただけません';
const HOLIDAY = '休業日（日曜日）のためお選びいただけません';
const day = (date: string, reason: string | null = null) => ({ date, isSelectable: reason === null, reason });

describe('closedPeriods', () => {
  it('joins consecutive days of one reason, and no others', () => {
    expect(
      closedPeriods([
        day('2026-04-01', PREPARING),
        day('2026-04-02', PREPARING),
        day('2026-04-03', HOLIDAY),
        day('2026-04-04'),
        day('2026-04-05', HOLIDAY),
      ]),
    ).toEqual([
      { from: '2026-04-01', to: '2026-04-02', reason: PREPARING },
      { from: '2026-04-03', to: '2026-04-03', reason: HOLIDAY },
      { from: '2026-04-05', to: '2026-04-05', reason: HOLIDAY },
    ]);
  });
});

describe('earliestCommonDay', () => {
  it.each([
    ['the first day of the slowest', ['2026-04-03'], '2026-04-04'],
    ['a day after one on which the other cannot be reached', ['2026-04-03', '2026-04-04'], '2026-04-05'],
    ['none', ['2026-04-03', '2026-04-04', '2026-04-05'], null],
  ])('is %s', (_, closed, expected) => {
    const dates = ['2026-04-03', '2026-04-04', '2026-04-05'];
    const open = { days: dates.map((date) => day(date)) };
    const slow = { days: dates.map((date) => day(date, closed.includes(date) ? PREPARING : null)) };
    expect(earliestCommonDay([open, slow])).toBe(expected);
  });
});
