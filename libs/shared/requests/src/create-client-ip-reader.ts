import { BlockList, isIP } from 'node:net';
import { isIpOrRange, withoutMapping } from './is-ip-or-range';

/** Returns the IP of the shopper who sent a request. */
export type ClientIpReader = (socketIp: string, forwardedFor: string | null) => string;

const family = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** Adds an IP or a CIDR range; throws a RangeError for anything else. */
function addEntry(list: BlockList, entry: string): void {
  if (!isIpOrRange(entry)) throw new RangeError(`Not an IP or a range of IPs: ${entry}`);
  const [written = '', prefix] = entry.split('/');
  const ip = withoutMapping(written);
  if (prefix === undefined) list.addAddress(ip, family(ip));
  else list.addSubnet(ip, Number(prefix), family(ip));
}

/**
 * Creates a reader that trusts these proxies (IPs or CIDR ranges). The shopper's IP is that of the socket, or
 * behind a trusted proxy the last IP of X-Forwarded-For that is not trusted itself. Throws a RangeError where an
 * entry is neither.
 */
export function createClientIpReader(trustedProxies: readonly string[]): ClientIpReader {
  const trusted = new BlockList();
  for (const entry of trustedProxies) addEntry(trusted, entry);
  const isTrusted = (ip: string) => isIP(ip) !== 0 && trusted.check(ip, family(ip));
  return (socketIp, forwardedFor) => {
    const socket = withoutMapping(socketIp);
    if (!isTrusted(socket) || forwardedFor === null) return socket;
    const chain = forwardedFor.split(',').map((part) => withoutMapping(part.trim()));
    const nearest = chain.reverse().find((ip) => !isTrusted(ip));
    return nearest !== undefined && isIP(nearest) !== 0 ? nearest : socket;
  };
}
