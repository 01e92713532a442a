import type { Channel } from '../channels/channel';

const WINDOW_MS = 15 * 60 * 1000;

/** The counter of the mails to one mail address. */
export const emailVerifyKey = ({ id }: Pick<Channel, 'id'>, email = ''): string =>
  `email-verify/${id}/${email}`;

/** Verification mails to one mail address, whoever requests them. */
export const EMAIL_VERIFY_PER_EMAIL = { count: 5, windowMs: WINDOW_MS };

/** Requests, and attempts to confirm an address, from one client address. */
export const EMAIL_VERIFY_PER_CLIENT_IP = { count: 30, windowMs: WINDOW_MS };
