import { rateLimitIp } from './rate-limit-ip';

it.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['what is no IP', 'unknown', 'unknown'],
  ['a whole IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another one of its network', '2001:0DB8:0001:0002:ffff::9', '2001:db8:1:2::/64'],
  ['a gap within the network', '2001:db8::9', '2001:db8:0:0::/64'],
  ['a gap at its end', '2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['a gap at the front', '::1:2:3:4:5', '0:0:0:1::/64'],
  ['the loopback address', '::1', '0:0:0:0::/64'],
  ['an IPv4 address at the end', '64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['an address with its interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s', (_what, ip, counted) => {
  expect(rateLimitIp(ip)).toBe(counted);
});
