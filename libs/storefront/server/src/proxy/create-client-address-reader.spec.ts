import { createClientAddressReader } from './create-client-address-reader';

it.each([
  [
    'without trusted proxies the forwarded address does not count',
    [],
    '203.0.113.7',
    '10.0.0.1',
    '203.0.113.7',
  ],
  ['behind a trusted proxy it counts', ['192.0.2.1'], '192.0.2.1', '203.0.113.7', '203.0.113.7'],
  ['an address that the client forged', ['192.0.2.1'], '192.0.2.1', '10.9.9.9, 203.0.113.7', '203.0.113.7'],
  ['two trusted proxies', ['192.0.2.0/24'], '192.0.2.1', '203.0.113.7, 192.0.2.9', '203.0.113.7'],
  ['a trusted proxy without a forwarded address', ['192.0.2.1'], '192.0.2.1', null, '192.0.2.1'],
  ['a forwarded address that is none', ['192.0.2.1'], '192.0.2.1', 'unknown', '192.0.2.1'],
  ['an IPv4 address in IPv6 form', ['192.0.2.1'], '::ffff:192.0.2.1', '2001:db8::7', '2001:db8::7'],
])('%s', (_what, trusted, socket, forwarded, address) => {
  expect(createClientAddressReader(trusted)(socket, forwarded)).toBe(address);
});

it('throws for a proxy that is no address', () => {
  expect(() => createClientAddressReader(['proxy.example'])).toThrow(RangeError);
});
