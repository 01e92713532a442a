import { readWorkerCount } from './read-worker-count';
import { EnvironmentError } from './storefront-environment';

it.each([
  [undefined, 1, 1],
  ['', 2, 2],
  [undefined, 64, 4],
  ['1', 8, 1],
  ['12', 2, 12],
])('SHOP_WORKERS=%s on %i cores draws in %i threads', (value, cores, count) => {
  expect(readWorkerCount(value, cores)).toBe(count);
});

it.each(['0', '-1', '1.5', 'many', '65'])('refuses %s', (value) => {
  expect(() => readWorkerCount(value)).toThrow(EnvironmentError);
});
