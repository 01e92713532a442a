import { measurementChart } from './measurement-chart';
import type { MeasurementView } from './measurements-query';

const NOTHING = {
  ...{ height: null, weight: null, chest: null, waist: null, hip: null },
  ...{ shoulder: null, sleeve: null, inseam: null, head: null, foot: null },
};
const SIZE = { width: 100, height: 50 };
const entry = (id: number, day: string, height: number | null): MeasurementView => ({
  id,
  day,
  values: { ...NOTHING, height },
});

it('the days are to scale from the first to the last, and the values from the top to the bottom', () => {
  const chart = measurementChart(
    [entry(3, '2026-01-11', 160), entry(2, '2026-01-06', 158), entry(1, '2026-01-01', 150)],
    'height',
    SIZE,
  );
  expect(chart).toEqual({
    top: 160,
    bottom: 150,
    points: [
      { day: '2026-01-01', value: 150, x: 0, y: 50 },
      { day: '2026-01-06', value: 158, x: 50, y: 10 },
      { day: '2026-01-11', value: 160, x: 100, y: 0 },
    ],
  });
});

it.each([
  ['one value is in the middle', [entry(1, '2026-01-01', 150)], [[50, 25]]],
  [
    'values that do not change are a level line',
    [entry(2, '2026-01-11', 150), entry(1, '2026-01-01', 150)],
    [
      [0, 25],
      [100, 25],
    ],
  ],
  [
    'what was not measured is no point',
    [entry(2, '2026-01-11', null), entry(1, '2026-01-01', 150)],
    [[50, 25]],
  ],
  ['nothing at all is no point', [entry(1, '2026-01-01', null)], []],
  [
    'an earlier day that was added later comes first',
    [entry(2, '2026-01-01', 151), entry(1, '2026-01-11', 150)],
    [
      [0, 0],
      [100, 50],
    ],
  ],
])('%s', (_case, entries, points) => {
  expect(measurementChart(entries, 'height', SIZE).points.map(({ x, y }) => [x, y])).toEqual(points);
});
