import { isStaleMeasure, latestMeasures } from './latest-measures';
import type { MeasurementView } from './measurements-query';

const NOTHING = {
  ...{ height: null, weight: null, chest: null, waist: null, hip: null },
  ...{ shoulder: null, sleeve: null, inseam: null, head: null, foot: null },
};
const entry = (id: number, day: string, values: Partial<MeasurementView['values']>): MeasurementView => ({
  id,
  day,
  values: { ...NOTHING, ...values },
});

it('each part is taken from the latest day on which it was measured, whatever was added last', () => {
  const entries = [
    entry(4, '2025-09-01', { height: 155, waist: 60 }),
    entry(3, '2026-03-01', { height: 158.5 }),
    entry(2, '2026-03-01', { height: 158, chest: 80 }),
    entry(1, '2025-03-01', { height: 150, foot: 23 }),
  ];
  expect(latestMeasures(entries)).toEqual({
    height: { value: 158.5, day: '2026-03-01' },
    chest: { value: 80, day: '2026-03-01' },
    waist: { value: 60, day: '2025-09-01' },
    foot: { value: 23, day: '2025-03-01' },
  });
});

it('nothing was ever measured', () => {
  expect(latestMeasures([])).toEqual({});
});

it.each([
  ['2026-03-01', '2026-09-01T14:59:00Z', false],
  ['2026-03-01', '2026-09-01T15:00:00Z', true],
  ['2025-08-31', '2026-02-27T00:00:00Z', false],
  ['2025-08-31', '2026-03-01T00:00:00Z', true],
  ['2026-06-01', '2026-06-02T00:00:00Z', false],
  // Written for tomorrow.
  ['2026-06-03', '2026-06-02T00:00:00Z', false],
])('measures of %s are stale at %s: %s', (day, now, expected) => {
  expect(isStaleMeasure(day, new Date(now))).toBe(expected);
});
