import { TAG_ERRORS } from '@shop/contract/tags/tag-errors';
import { unlockTagSpec } from '@shop/contract/tags/unlock-tag';
import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../auth/password';
import { consumeRateLimit } from '../http/rate-limit';
import { tags } from '../db/schema';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { signTagGrant } from './tag-grant';

const WINDOW_MS = 10 * 60 * 1000;

/** Passwords said for one tag, and for all of them, from one client IP. Others are never locked out. reliability 5 */
const PER_TAG = { count: 10, windowMs: WINDOW_MS };

const PER_CLIENT_IP = { count: 30, windowMs: WINDOW_MS };

/** POST /v1/tags/password */
export const unlockTagRoute = defineRoute(unlockTagSpec, async (context, { body }) => {
  const { db, clock, channel, rateIp } = context;
  await consumeRateLimit(db, clock, `tags/${rateIp}`, PER_CLIENT_IP);
  await consumeRateLimit(db, clock, `tags/${channel.id}/${body.tag}/${rateIp}`, PER_TAG);
  const [tag] = await db
    .select()
    .from(tags)
    .where(and(eq(tags.channelId, channel.id), eq(tags.key, body.tag), eq(tags.isShow, true)));
  const passwordHash = tag?.passwordHash ?? null;
  // An unknown tag, one without a password and a wrong password give the same response after the same time.
  const isRight = await verifyPassword(passwordHash, body.password);
  if (!isRight || tag === undefined || passwordHash === null)
    throw rejected(TAG_ERRORS.wrongPassword, 'パスワードが違います。入力内容をご確認ください', {
      password: ['パスワードをご確認ください'],
    });
  return await signTagGrant(context, { ...tag, passwordHash });
});
