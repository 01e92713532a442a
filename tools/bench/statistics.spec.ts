import { asRatio, median, percentile } from './statistics.mjs';

test.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [[5], 5],
  [Array.from({ length: 100 }, (_, index) => 100 - index), 95],
  [[1, 2, Number.POSITIVE_INFINITY], Number.POSITIVE_INFINITY],
])('95 %% of %j are at most %d', (values, expected) => {
  expect(percentile(values, 0.95)).toBe(expected);
});

test.each([
  [0.01, '1/100.0'],
  [0.5, '1/2.0'],
  [1, '1.0×'],
  [2.14, '2.1×'],
])('%d reads as %s', (value, expected) => {
  expect(asRatio(value)).toBe(expected);
});
