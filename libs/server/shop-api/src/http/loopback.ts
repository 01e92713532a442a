import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const BRACKETED = /^\[([\da-f:.]+)\](?::\d{1,5})?$/i;
const WITH_PORT = /^([^:]*):\d{1,5}$/;
/** RFC 6761 §6.3: `localhost` and every name below it. */
const LOCAL_NAME = /^(?:[a-z\d-]+\.)*localhost$/i;

/** `[::1]:4711`, `127.0.0.1:4711` and `localhost:4711` without the port. */
const withoutPort = (text: string): string => BRACKETED.exec(text)?.[1] ?? WITH_PORT.exec(text)?.[1] ?? text;

/** Whether an IP address, with or without a port, is that of this very machine; one mapped into IPv6 counts as IPv4. */
export function isLoopbackAddress(text: string): boolean {
  const address = withoutPort(text);
  const family = isIP(address);
  // The zone of an address (`%eth0`) would belong to a network.
  if (family === 0 || address.includes('%')) return false;
  return loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a host, as it stands in an address with or without a port, can lead to this very machine only. */
export const isLoopbackHost = (text: string): boolean =>
  isLoopbackAddress(text) || LOCAL_NAME.test(withoutPort(text));
