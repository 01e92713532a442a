import type { CookiePort } from './session-ports';
import type { StoredToken } from './session-transitions';
import { readTokenClaims } from './token-claims';

/** core §9 */
export const ACCESS_TOKEN_COOKIE = 'access_token';
/** core §9; holds ISO 8601. */
export const EXPIRES_AT_COOKIE = 'expires_at';
/** As long as the API renews a token that has expired. */
export const SESSION_COOKIE_DAYS = 14;

/** True when the token may be this shop's: another channel's counts as absent and is left alone. */
export function belongsToChannel(token: string, channel: string): boolean {
  const claims = readTokenClaims(token);
  return claims !== null && (claims.channel === null || claims.channel === channel);
}

/** The expiry of the cookie, or `null` where it is missing or unreadable. */
export function parseExpiry(value: string | undefined): number | null {
  const time = value === undefined ? Number.NaN : Date.parse(value);
  return Number.isNaN(time) ? null : time;
}

/** This shop's token as the cookies hold it, or `null`. */
export function loadToken(cookies: CookiePort, channel: string): StoredToken | null {
  const token = cookies.get(ACCESS_TOKEN_COOKIE);
  if (token === undefined || token === '' || !belongsToChannel(token, channel)) return null;
  return { token, expiresAtMs: parseExpiry(cookies.get(EXPIRES_AT_COOKIE)) };
}

/**
 * Writes expiry and token, in this order: a tab that reads between the two holds the old token for good, is refused and
 * finds the new one; the other way round it would take the new token for expired and renew it once more.
 */
export function saveToken(cookies: CookiePort, stored: StoredToken): void {
  if (stored.expiresAtMs === null) cookies.remove(EXPIRES_AT_COOKIE);
  else
    cookies.set(EXPIRES_AT_COOKIE, new Date(stored.expiresAtMs).toISOString(), { days: SESSION_COOKIE_DAYS });
  cookies.set(ACCESS_TOKEN_COOKIE, stored.token, { days: SESSION_COOKIE_DAYS });
}

/** Removes both, unless they are another channel's. */
export function clearToken(cookies: CookiePort, channel: string): void {
  const token = cookies.get(ACCESS_TOKEN_COOKIE);
  if (token !== undefined && !belongsToChannel(token, channel)) return;
  cookies.remove(ACCESS_TOKEN_COOKIE);
  cookies.remove(EXPIRES_AT_COOKIE);
}
