import { EnvironmentError } from './environment-error';
import { readPageDataTtl } from './read-page-data-ttl';

it.each([
  [undefined, 3_000],
  ['', 3_000],
  ['1', 1],
  ['60000', 60_000],
])('SHOP_PAGE_DATA_MS=%s lets data be %i ms old', (value, ms) => {
  expect(readPageDataTtl(value)).toBe(ms);
});

it.each(['0', '-1', '1.5', 'long', '60001'])('rejects %s', (value) => {
  expect(() => readPageDataTtl(value)).toThrow(EnvironmentError);
});
