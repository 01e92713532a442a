import { createHmac, timingSafeEqual } from 'node:crypto';
import { storedKey } from '../auth/signing-key';
import type { Database } from '../db/database';
import type { Clock } from '../ports/clock';

/** Signs nothing else: a newsletter's link opens nothing but the end of the newsletter. */
const KEY_NAME = 'newsletter-key';
const FORM = /^(\d{1,10})-([\w-]{43})$/;

/**
 * Creates and verifies the tokens of a shop's newsletter links. They are valid as long as the membership.
 * reliability 19
 */
export interface NewsletterTokens {
  sign(userId: number): string;
  /** Whose newsletter it ends; `null` where the shop did not sign it. */
  read(token: string): number | null;
}

export async function openNewsletterTokens(
  parts: { readonly db: Database; readonly clock: Clock },
  channelKey: string,
): Promise<NewsletterTokens> {
  const key = await storedKey(parts, KEY_NAME);
  const signatureOf = (userId: number) =>
    createHmac('sha256', key).update(`newsletter/${channelKey}/${userId}`).digest();
  return {
    sign: (userId) => `${userId}-${signatureOf(userId).toString('base64url')}`,
    read(token) {
      const [, id = '', signature = ''] = FORM.exec(token) ?? [];
      if (id === '') return null;
      const given = Buffer.from(signature, 'base64url');
      return timingSafeEqual(given, signatureOf(Number(id))) ? Number(id) : null;
    },
  };
}

/** The path of the unsubscribe link, below the shop's origin. */
export const unsubscribePath = (channelKey: string, token: string): string =>
  `/api/newsletters/${channelKey}/${token}`;
