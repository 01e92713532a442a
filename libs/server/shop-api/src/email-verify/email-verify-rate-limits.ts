import type { RouteContext } from '../http/route-context';

const WINDOW_MS = 15 * 60 * 1000;

/** The counter of the mails to one mail address that one client IP requests. */
export const emailVerifyKey = (
  { channel, rateIp }: Pick<RouteContext, 'channel' | 'rateIp'>,
  email = '',
): string => `email-verify/${channel.id}/${email}/${rateIp}`;

/** Verification mails to one mail address that one client IP requests: others cannot keep its owner from asking. */
export const EMAIL_VERIFY_PER_EMAIL = { count: 5, windowMs: WINDOW_MS };

/** Requests, and attempts to confirm an address, from one client IP. */
export const EMAIL_VERIFY_PER_CLIENT_IP = { count: 30, windowMs: WINDOW_MS };
