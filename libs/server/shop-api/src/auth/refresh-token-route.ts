import { refreshTokenSpec } from '@shop/contract/auth/refresh-token';
import { unauthorized } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { verifyAccessToken } from './access-token';
import { issueLogin } from './issue-login';
import { rotateToken } from './session-store';
import { findUser } from './user-store';

/** POST /v1/auth/refresh: takes the token from the header itself, because it may have expired. */
export const refreshTokenRoute = defineRoute(refreshTokenSpec, async (context) => {
  const { db, channel, clock, bearer } = context;
  const claims = bearer === null ? null : await verifyAccessToken(context, bearer, { acceptExpired: true });
  if (claims === null || claims.channelKey !== channel.key) throw unauthorized();
  const tokenId = await rotateToken(db, { ...claims, now: clock.now() });
  const user = tokenId === null ? null : await findUser(db, channel.id, claims.userId);
  if (tokenId === null || user === null || user.leftAt !== null) throw unauthorized();
  return issueLogin(context, user, { sessionId: claims.sessionId, tokenId });
});
