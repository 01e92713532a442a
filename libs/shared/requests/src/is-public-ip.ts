import { BlockList, isIP } from 'node:net';

/** What belongs to no host of the public internet. IANA special-purpose registries, RFC 6890 */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Only this part of IPv6 is given to hosts: loopback, local, multicast, mapped and NAT64 addresses lie outside. */
const GIVEN_6 = ['2000::', 3] as const;
/** Teredo and other protocols, documentation, and 6to4, which may lead to any IPv4 address. */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

/** Separate lists: in a common one a mapped address would count as IPv4. */
const nonPublic4 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_4) nonPublic4.addSubnet(net, prefix, 'ipv4');
const given6 = new BlockList();
given6.addSubnet(...GIVEN_6, 'ipv6');
const nonPublic6 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_6) nonPublic6.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicIp(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !nonPublic4.check(address, 'ipv4');
  // One with a zone (`%eth0`) is of this machine's links alone.
  if (kind !== 6 || address.includes('%')) return false;
  return given6.check(address, 'ipv6') && !nonPublic6.check(address, 'ipv6');
}
