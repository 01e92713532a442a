import { createHmac } from 'node:crypto';

/** Keeps this use of the server's key apart from every other. */
const PURPOSE = 'social-gift';

/**
 * The key that the receiver of a gift holds: 256 bits that only the server can compute, so that each mail can carry
 * the link although nothing but the key's hash is stored (reliability 19).
 */
export const socialGiftTokenOf = (serverKey: Uint8Array, orderNo: string): string =>
  createHmac('sha256', serverKey).update(`${PURPOSE}:${orderNo}`).digest('base64url');

/** Where the receiver begins; null where the shop's origin is not configured. */
export const socialGiftUrl = (origin: string | undefined, token: string): string | null =>
  origin === undefined ? null : `${origin}/social-gift/${token}/shipping`;
