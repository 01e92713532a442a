import { startOauthSpec } from '@shop/contract/auth/start-oauth';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { defineRoute } from '../../http/define-route';
import { hashToken, randomToken } from '../random-token';
import { consumeRateLimit } from '../../http/rate-limit';
import { insertAttempt } from './oauth-attempt-store';
import { callbackUrl, configurationOf, oauthFailed, requireProvider } from './oidc-configuration';
import { sameOriginPath } from './same-origin-path';

const LIFETIME_MS = 10 * 60 * 1000;
const PER_CLIENT_IP = { count: 60, windowMs: LIFETIME_MS };

/** GET /v1/auth/{type}/redirect */
export const startOauthRoute = defineRoute(startOauthSpec, async (context, { params, query }) => {
  const { db, clock, channel, rateIp, log } = context;
  const provider = requireProvider(context, params.type);
  await consumeRateLimit(db, clock, `oauth/${rateIp}`, PER_CLIENT_IP);
  const configuration = await context
    .waitOutside(() => configurationOf(provider))
    .catch((error: unknown) => {
      log.warn({ err: error, provider: provider.type }, 'provider cannot be reached');
      throw oauthFailed();
    });
  const state = randomToken();
  const browserSecret = randomToken();
  const nonce = randomNonce();
  const codeVerifier = randomPKCECodeVerifier();
  await insertAttempt(db, {
    stateHash: hashToken(state),
    browserHash: hashToken(browserSecret),
    channelId: channel.id,
    provider: provider.type,
    nonce,
    codeVerifier,
    returnPath: sameOriginPath(query.return_path),
    expiresAt: new Date(clock.now().getTime() + LIFETIME_MS),
  });
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(context),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, browser_secret: browserSecret };
});
