import type { Route } from '../http/define-route';
import { createSyncTokenRoute } from './create-sync-token-route';
import { loginRoute } from './login-route';
import { loginSyncChannelRoute } from './login-sync-channel-route';
import { logoutRoute } from './logout-route';
import { finishOauthRoute } from './oauth/finish-oauth-route';
import { linkOauthRoute } from './oauth/link-oauth-route';
import { startOauthRoute } from './oauth/start-oauth-route';
import { refreshTokenRoute } from './refresh-token-route';
import { unlockAccountRoute } from './unlock-account-route';
import { verifyLoginRoute } from './verify-login-route';

/** Sign-in, sign-out, tokens, and sign-in through other services (OAuth). */
export const authRoutes: readonly Route[] = [
  loginRoute,
  verifyLoginRoute,
  { ...refreshTokenRoute, acceptsExpiredToken: true },
  logoutRoute,
  createSyncTokenRoute,
  loginSyncChannelRoute,
  unlockAccountRoute,
  startOauthRoute,
  finishOauthRoute,
  linkOauthRoute,
];
