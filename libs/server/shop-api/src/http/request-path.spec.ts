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
