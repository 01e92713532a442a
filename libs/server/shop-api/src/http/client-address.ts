import { createHash, timingSafeEqual } from 'node:crypto';
import type { ShopApiConfig } from '../ports/shop-api-config';

/** Set by a shop's server together with the shared secret. */
export const CLIENT_ADDRESS_HEADER = 'x-shop-client-address';
export const INTERNAL_SECRET_HEADER = 'x-shop-internal-secret';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (left: string, right: string) => timingSafeEqual(digest(left), digest(right));

/** `::ffff:127.0.0.1` and `127.0.0.1` are the same machine. */
const plain = (address: string) => address.replace(/^::ffff:/i, '');

/**
 * The shopper's address: what a shop's server says under the shared secret, what a listed proxy says, else the
 * socket's. Any other forwarded header is ignored (reliability 5).
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
