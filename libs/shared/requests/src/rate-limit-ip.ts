import { isIP } from 'node:net';

const GROUPS = 8;
/** A household or a server gets a whole /64 of IPv6 addresses, and may change its own as often as it likes. */
const NETWORK_GROUPS = 4;

/** The first four groups of an IPv6 address, without leading zeros. */
function networkOf(ip: string): string {
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    // An IPv4 address at the end stands for two groups.
    const length = after.length + (after.at(-1)?.includes('.') === true ? 1 : 0);
    groups.push(...Array.from({ length: GROUPS - groups.length - length }, () => '0'), ...after);
  }
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** What rate limits count a client IP as: an IPv4 address itself, an IPv6 address as its /64. */
export const rateLimitIp = (ip: string): string => (isIP(ip) === 6 ? networkOf(ip) : ip);
