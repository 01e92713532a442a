import { createClientIpReader } from './create-client-ip-reader';

it.each([
  ['without trusted proxies the forwarded IP does not count', [], '203.0.113.7', '10.0.0.1', '203.0.113.7'],
  ['behind a trusted proxy it counts', ['192.0.2.1'], '192.0.2.1', '203.0.113.7', '203.0.113.7'],
  ['an IP that the client forged', ['192.0.2.1'], '192.0.2.1', '10.9.9.9, 203.0.113.7', '203.0.113.7'],
  ['two trusted proxies', ['192.0.2.0/24'], '192.0.2.1', '203.0.113.7, 192.0.2.9', '203.0.113.7'],
  ['a trusted proxy without a forwarded IP', ['192.0.2.1'], '192.0.2.1', null, '192.0.2.1'],
  ['a forwarded IP that is none', ['192.0.2.1'], '192.0.2.1', 'unknown', '192.0.2.1'],
  ['a proxy that is written in IPv6 form', ['::ffff:192.0.2.1'], '192.0.2.1', '203.0.113.7', '203.0.113.7'],
  ['a range of IPv6', ['2001:db8:1::/48'], '2001:db8:1:9::1', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address in IPv6 form', ['192.0.2.1'], '::ffff:192.0.2.1', '2001:db8::7', '2001:db8::7'],
])('%s', (_what, trusted, socket, forwarded, ip) => {
  expect(createClientIpReader(trusted)(socket, forwarded)).toBe(ip);
});

it.each([
  'proxy.example',
  '10.0.0.300',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/x',
  'fe80::1%eth0',
  '',
])('throws for the proxy %p', (entry) => {
  expect(() => createClientIpReader([entry])).toThrow(RangeError);
});
