import { createHmac } from 'node:crypto';

/** Separates the keys that are derived for this purpose from all others. */
const PURPOSE = 'guest-receipt';

/**
 * The token that opens a guest's receipt: 256 bits derived from the server's key, so that a repeated decision returns
 * the same one although only its hash is stored (reliability 19).
 */
export const receiptTokenOf = (serverKey: Uint8Array, orderNo: string): string =>
  createHmac('sha256', serverKey).update(`${PURPOSE}:${orderNo}`).digest('base64url');
