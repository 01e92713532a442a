import { cpuTime } from '@shop/testing-api/cpu-time';
import { requestPath } from './request-path';

const pathOf = (path: string) => requestPath(new Request(`http://127.0.0.1:4000${path}`));

it.each([
  ['a path', '/v1/products', '/v1/products'],
  ['a path with a query', '/v1/products?word=/v1', '/v1/products'],
  ['a path with a long query', `/v1/products?word=${'a'.repeat(10_000)}`, '/v1/products'],
  ['an escaped letter', '/v1/tags/%E8%8C%B6', '/v1/tags/茶'],
  ['the longest key', `/v1/products/${'a'.repeat(1_000)}`, `/v1/products/${'a'.repeat(1_000)}`],
  ['half an escaped letter', '/v1/tags/%E8%8C', '/-'],
  ['no escape at all', '/v1/tags/100%', '/-'],
  ['a longer path than any call has', `/v1/products/${'a'.repeat(5_000)}`, '/-'],
])('routes by %s', (_name, path, expected) => {
  expect(pathOf(path)).toBe(expected);
});

/** Checking the path once costs half of it; decoding it piece by piece costs 500 times as much. */
const MAX_TIMES = 10;

// reliability 21
it.each([
  ['escaped wrongly all over', '%f0%'],
  ['long', 'a'],
])('costs little for a path that is %s', async (_name, unit) => {
  const letters = '%E8%8C%B6'.repeat(400);
  const most = MAX_TIMES * (await cpuTime(() => pathOf(`/v1/tags/${letters}`)));
  const worst = unit.repeat(15_000 / unit.length);
  expect(await cpuTime(() => pathOf(`/v1/tags/${worst}`), most)).toBeLessThanOrEqual(most);
});
