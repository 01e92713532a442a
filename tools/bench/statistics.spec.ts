import { asRatio, median } from './statistics.mjs';

test.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [0.01, '1/100.0'],
  [0.5, '1/2.0'],
  [1, '1.0×'],
  [2.14, '2.1×'],
])('%d reads as %s', (value, expected) => {
  expect(asRatio(value)).toBe(expected);
});
