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

/** Whether an IP address, with or without a port, is a loopback address; one mapped into IPv6 counts as IPv4. */
export function isLoopbackIp(text: string): boolean {
  const address = withoutPort(text);
  const family = isIP(address);
  // An address with a zone (`%eth0`) belongs to a network interface.
  if (family === 0 || address.includes('%')) return false;
  return loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a host of a URL, with or without a port, always means this machine. */
export const isLoopbackHost = (text: string): boolean =>
  isLoopbackIp(text) || LOCAL_NAME.test(withoutPort(text));
