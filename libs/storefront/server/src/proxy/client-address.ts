import { BlockList, isIP } from 'node:net';

/** Answers whose request it is. */
export type ClientAddressReader = (socketAddress: string, forwardedFor: string | null) => string;

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const plain = (address: string): string => MAPPED_IPV4.exec(address)?.[1] ?? address;
const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The shopper's address: the socket's, unless that is one of the trusted proxies (addresses or CIDR ranges); then the
 * nearest address of X-Forwarded-For that is not. Nobody else's forwarded header counts. design "trusted proxies"
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
    const socket = plain(socketAddress);
    if (!isTrusted(socket) || forwardedFor === null) return socket;
    const chain = forwardedFor.split(',').map((part) => plain(part.trim()));
    const nearest = chain.reverse().find((address) => !isTrusted(address));
    return nearest !== undefined && isIP(nearest) !== 0 ? nearest : socket;
  };
}
