import { acceptedEncoding } from './accepted-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
] as const)('%s is answered as %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
