import { BlockList, isIP } from 'node:net';

/** Returns the address of the shopper who sent a request. */
export type ClientAddressReader = (socketAddress: string, forwardedFor: string | null) => string;

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const withoutMapping = (address: string): string => MAPPED_IPV4.exec(address)?.[1] ?? address;
const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Creates a reader that trusts these proxies (addresses or CIDR ranges). The shopper's address is that of the socket, or
 * behind a trusted proxy the last address of X-Forwarded-For that is not trusted itself. Throws a RangeError where an
 * entry is no address. design "trusted proxies"
 */
export function createClientAddressReader(trustedProxies: readonly string[]): ClientAddressReader {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/');
    if (isIP(address) === 0) throw new RangeError(`Not an address: ${entry}`);
    if (prefix === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(prefix), family(address));
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
  return (socketAddress, forwardedFor) => {
    const socket = withoutMapping(socketAddress);
    if (!isTrusted(socket) || forwardedFor === null) return socket;
    const chain = forwardedFor.split(',').map((part) => withoutMapping(part.trim()));
    const nearest = chain.reverse().find((address) => !isTrusted(address));
    return nearest !== undefined && isIP(nearest) !== 0 ? nearest : socket;
  };
}
