import { loginSyncChannelSpec } from '@shop/contract/auth/login-sync-channel';
import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import type { RouteContext } from '../http/route-context';
import { findLinkedUser } from './find-linked-user';
import { findToken, consumeToken } from './mail-token';
import { issuePendingLogin } from './issue-login';
import { consumeRateLimit } from '../http/rate-limit';
import { startSession } from './start-session';
import { startVerification } from './verification';

/** Tokens tried from one client IP. */
const TRIES_PER_CLIENT_IP = { count: 30, windowMs: 15 * 60 * 1000 };

async function useSyncToken({ db, channel, clock }: RouteContext, secret: string) {
  const now = clock.now();
  const found = await findToken(db, ['sync'], secret, now);
  if (found === null || found.token.targetChannelId !== channel.id) return null;
  if (!(await consumeToken(db, found.token.id, now))) return null;
  return findLinkedUser(db, found.user.id, channel.id);
}

/** POST /v1/auth/login-sync-channel */
export const loginSyncChannelRoute = defineRoute(loginSyncChannelSpec, async (context, { body }) => {
  const { db, clock, rateIp } = context;
  await consumeRateLimit(db, clock, `sync-try/${rateIp}`, TRIES_PER_CLIENT_IP);
  const user = await useSyncToken(context, body.sync_token);
  if (user === null)
    throw rejected(USER_ERRORS.syncFailed, 'ログインの連携に失敗しました。もう一度お試しください');
  if (user.isVerifiedByMail) return issuePendingLogin(user, await startVerification(context, user));
  return startSession(context, user, 'other_shop');
});
