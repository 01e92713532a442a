import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '../durations';

/** Separates the keys that are derived for this purpose from all others. */
const PURPOSE = 'guest-order';
/** How long the link in a mail opens the order's page; a new one is requested by number and contact. */
export const GUEST_LINK_DAYS = 30;
/** The last day of the link in base 36, and 256 bits. */
const FORM = /^([0-9a-z]{1,6})\.([\w-]{43})$/;

const signatureOf = (serverKey: Uint8Array, orderNo: string, lastDay: string): string =>
  createHmac('sha256', serverKey).update(`${PURPOSE}:${orderNo}:${lastDay}`).digest('base64url');

/** The token that opens the page of a guest's order: signed by the server, stored nowhere. reliability 19 */
export function guestOrderToken(serverKey: Uint8Array, orderNo: string, now: Date): string {
  const lastDay = (Math.floor(now.getTime() / DAY_MS) + GUEST_LINK_DAYS).toString(36);
  return `${lastDay}.${signatureOf(serverKey, orderNo, lastDay)}`;
}

/** Whether a token opens the page of the order with that number now; signatures are compared in constant time. */
export function opensGuestOrder(serverKey: Uint8Array, orderNo: string, token: string, now: Date): boolean {
  const [, lastDay, signature] = FORM.exec(token) ?? [];
  if (lastDay === undefined || signature === undefined) return false;
  const expected = Buffer.from(signatureOf(serverKey, orderNo, lastDay));
  const isSigned = timingSafeEqual(expected, Buffer.from(signature));
  return isSigned && Math.floor(now.getTime() / DAY_MS) <= Number.parseInt(lastDay, 36);
}
