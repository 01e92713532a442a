import { createHash, timingSafeEqual } from 'node:crypto';
import { createClientIpReader } from '@shop/requests/create-client-ip-reader';
import type { ShopApiConfig } from '../ports/shop-api-config';

/** Sent by the server of a shop, together with the shared secret. */
export const CLIENT_IP_HEADER = 'x-shop-client-ip';
export const INTERNAL_SECRET_HEADER = 'x-shop-internal-secret';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (left: string, right: string) => timingSafeEqual(digest(left), digest(right));

/** Without the prefix of an IPv4 address mapped into IPv6: `::ffff:127.0.0.1` is `127.0.0.1`. */
const plain = (address: string) => address.replace(/^::ffff:/i, '');

/**
 * Creates the reader of the client IP: the one that a shop's server sends with the shared secret, else the one
 * that a trusted proxy sends, else the socket's. Every other forwarding header is ignored (reliability 5). Throws a
 * RangeError where a trusted proxy is no IP.
 */
export function createTrustedClientIpReader({
  internalSecret,
  trustedProxies,
}: Pick<ShopApiConfig, 'internalSecret' | 'trustedProxies'>) {
  const read = createClientIpReader(trustedProxies);
  return (headers: Headers, socketIp: string): string => {
    const secret = headers.get(INTERNAL_SECRET_HEADER);
    const named = headers.get(CLIENT_IP_HEADER);
    if (secret !== null && named !== null && internalSecret !== null) {
      if (isSame(secret, internalSecret)) return plain(named);
    }
    return read(socketIp, headers.get('x-forwarded-for'));
  };
}
