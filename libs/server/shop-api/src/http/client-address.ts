import { createHash, timingSafeEqual } from 'node:crypto';
import type { ShopApiConfig } from '../ports/shop-api-config';

/** Sent by the server of a shop, together with the shared secret. */
export const CLIENT_ADDRESS_HEADER = 'x-shop-client-address';
export const INTERNAL_SECRET_HEADER = 'x-shop-internal-secret';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (left: string, right: string) => timingSafeEqual(digest(left), digest(right));

/** Without the prefix of an IPv4 address mapped into IPv6: `::ffff:127.0.0.1` is `127.0.0.1`. */
const plain = (address: string) => address.replace(/^::ffff:/i, '');

/**
 * The shopper's address: the one that a shop's server sends with the shared secret, else the one that a trusted proxy
 * sends, else the socket's. Every other forwarding header is ignored (reliability 5).
 */
export function clientAddress(headers: Headers, socketAddress: string, config: ShopApiConfig): string {
  const secret = headers.get(INTERNAL_SECRET_HEADER);
  const named = headers.get(CLIENT_ADDRESS_HEADER);
  if (secret !== null && named !== null && config.internalSecret !== null) {
    if (isSame(secret, config.internalSecret)) return plain(named);
  }
  const hops = [
    ...(headers.get('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim())),
    plain(socketAddress),
  ].filter((hop) => hop !== '');
  const trusted = new Set(config.trustedProxies.map(plain));
  let nearest = plain(socketAddress);
  while (trusted.has(nearest) && hops.length > 1) {
    hops.pop();
    nearest = hops.at(-1) ?? nearest;
  }
  return nearest;
}
