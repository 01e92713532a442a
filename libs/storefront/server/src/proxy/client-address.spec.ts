import { createClientAddressReader } from './client-address';

it.each([
  ['nobody is trusted', [], '203.0.113.7', '10.0.0.1', '203.0.113.7'],
  ['the proxy is trusted', ['192.0.2.1'], '192.0.2.1', '203.0.113.7', '203.0.113.7'],
  ['a forged start of the chain', ['192.0.2.1'], '192.0.2.1', '10.9.9.9, 203.0.113.7', '203.0.113.7'],
  ['two trusted proxies', ['192.0.2.0/24'], '192.0.2.1', '203.0.113.7, 192.0.2.9', '203.0.113.7'],
  ['a trusted proxy that says nothing', ['192.0.2.1'], '192.0.2.1', null, '192.0.2.1'],
  ['what is no address', ['192.0.2.1'], '192.0.2.1', 'unknown', '192.0.2.1'],
  ['an IPv4 address in IPv6 form', ['192.0.2.1'], '::ffff:192.0.2.1', '2001:db8::7', '2001:db8::7'],
])('%s', (_what, trusted, socket, forwarded, address) => {
  expect(createClientAddressReader(trusted)(socket, forwarded)).toBe(address);
});

it('refuses a list it cannot read', () => {
  expect(() => createClientAddressReader(['proxy.example'])).toThrow(RangeError);
});
