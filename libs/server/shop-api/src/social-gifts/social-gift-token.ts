import { storefrontPathOf } from '@shop/shops/storefront-paths';
import { createHmac } from 'node:crypto';

/** Separates the keys that are derived for this purpose from all others. */
const PURPOSE = 'social-gift';

/**
 * The token in the link to a gift: 256 bits derived from the server's key, so that each mail can contain the link
 * although only the token's hash is stored (reliability 19).
 */
export const socialGiftTokenOf = (serverKey: Uint8Array, orderNo: string): string =>
  createHmac('sha256', serverKey).update(`${PURPOSE}:${orderNo}`).digest('base64url');

/** The link for the receiver; null where the shop's origin is not configured. */
export const socialGiftUrl = (origin: string | undefined, token: string): string | null =>
  origin === undefined ? null : `${origin}${storefrontPathOf('social-gift-shipping', token)}`;
