import { acceptedEncoding } from './accepted-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  ['gzip;q=0.000, deflate', 'identity'],
  ['GZIP', 'gzip'],
  ['', 'identity'],
  [null, 'identity'],
] as const)('Accept-Encoding: %s selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
