import { grantedPoints } from './granted-points';

it.each([
  ['nothing', [], 0],
  ['less than a hundred yen', [{ netAmount: 99, pointPercent: 1 }], 0],
  ['a hundred yen', [{ netAmount: 100, pointPercent: 1 }], 1],
  [
    'two goods of 150 yen',
    [
      { netAmount: 150, pointPercent: 1 },
      { netAmount: 150, pointPercent: 1 },
    ],
    3,
  ],
  [
    'goods that bring more points apart from the others',
    [
      { netAmount: 150, pointPercent: 1 },
      { netAmount: 150, pointPercent: 5 },
    ],
    6,
  ],
  ['goods that bring none', [{ netAmount: 5_000, pointPercent: 0 }], 0],
])('points for %s', (_what, lines, points) => {
  expect(grantedPoints(lines)).toBe(points);
});
