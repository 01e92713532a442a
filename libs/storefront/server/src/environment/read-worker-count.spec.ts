import { EnvironmentError } from './environment-error';
import { readWorkerCount } from './read-worker-count';

it.each([
  [undefined, 1, 1],
  ['', 2, 2],
  [undefined, 64, 4],
  ['1', 8, 1],
  ['12', 2, 12],
])('SHOP_WORKERS=%s on %i cores starts %i workers', (value, cores, count) => {
  expect(readWorkerCount(value, cores)).toBe(count);
});

it.each(['0', '-1', '1.5', 'many', '65'])('rejects %s', (value) => {
  expect(() => readWorkerCount(value)).toThrow(EnvironmentError);
});
