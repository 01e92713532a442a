import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { ShopApiParts } from '../ports/shop-api-parts';
import { signingKey } from './signing-key';

/** How long an access token is accepted. core §3 `expires_in` */
export const ACCESS_TOKEN_LIFETIME_S = 60 * 60;
/** How long after the last refresh of its session a token can still be refreshed. */
export const REFRESH_WINDOW_S = 14 * 24 * 60 * 60;
const ALGORITHM = 'HS256';
const ISSUER = 'shop-api';
const AUDIENCE = 'shop';

const Claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number)),
  channel: v.string(),
  sid: v.string(),
  jti: v.string(),
});

/** The claims of an access token. Its subject is the user id (core §3). */
export interface TokenClaims {
  readonly userId: number;
  readonly channelKey: string;
  readonly sessionId: string;
  readonly tokenId: string;
}

/** The claims by which a shop restores a session without a call (core §4); common values are left out. */
export interface TokenFlags {
  readonly is_registered_member?: false;
  readonly has_password_expired?: true;
  readonly has_mail_error_count_over?: true;
  readonly is_manager_login?: true;
}

type TokenParts = Pick<ShopApiParts, 'db' | 'config' | 'clock'>;

/** A signed access token for a session, valid from now. */
export async function signAccessToken(
  parts: TokenParts,
  claims: TokenClaims,
  flags: TokenFlags = {},
): Promise<string> {
  const now = Math.floor(parts.clock.now().getTime() / 1000);
  return new SignJWT({ ...flags, channel: claims.channelKey, sid: claims.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(String(claims.userId))
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setJti(claims.tokenId)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_LIFETIME_S)
    .sign(await signingKey(parts));
}

/** The claims of a token with valid signature, issuer and audience; `null` otherwise. */
export async function verifyAccessToken(
  parts: TokenParts,
  token: string,
  options: { readonly acceptExpired: boolean },
): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, await signingKey(parts), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: parts.clock.now(),
      requiredClaims: ['exp', 'iat'],
      clockTolerance: options.acceptExpired ? REFRESH_WINDOW_S : 0,
    });
    const claims = v.safeParse(Claims, payload);
    if (!claims.success) return null;
    const { sub, channel, sid, jti } = claims.output;
    return { userId: sub, channelKey: channel, sessionId: sid, tokenId: jti };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
