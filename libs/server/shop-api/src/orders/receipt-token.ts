import { createHmac } from 'node:crypto';

/** Keeps this use of the server's key apart from every other. */
const PURPOSE = 'guest-receipt';

/**
 * The key to an order's receipt without signing in: 256 bits that only the server can compute, so that a repeated
 * decision answers the same one although nothing but its hash is stored (reliability 19).
 */
export const receiptTokenOf = (serverKey: Uint8Array, orderNo: string): string =>
  createHmac('sha256', serverKey).update(`${PURPOSE}:${orderNo}`).digest('base64url');
