import type { CookiePort } from './session-ports';
import type { StoredToken } from './session-transitions';
import { readTokenClaims } from './token-claims';

/** core §9 */
export const ACCESS_TOKEN_COOKIE = 'access_token';
/** core §9; holds ISO 8601. */
export const EXPIRES_AT_COOKIE = 'expires_at';
/** As long as the API refreshes a token that has expired. */
export const SESSION_COOKIE_DAYS = 14;

/** True when the token is this shop's. That of another channel counts as absent and is not touched. */
export function belongsToChannel(token: string, channel: string): boolean {
  const claims = readTokenClaims(token);
  return claims !== null && (claims.channel === null || claims.channel === channel);
}

/** Parses the expiry of the cookie; `null` where it is missing or malformed. */
export function parseExpiry(value: string | undefined): number | null {
  const time = value === undefined ? Number.NaN : Date.parse(value);
  return Number.isNaN(time) ? null : time;
}

/** This shop's token from the cookies, or `null`. */
export function loadToken(cookies: CookiePort, channel: string): StoredToken | null {
  const token = cookies.get(ACCESS_TOKEN_COOKIE);
  if (token === undefined || token === '' || !belongsToChannel(token, channel)) return null;
  return { token, expiresAtMs: parseExpiry(cookies.get(EXPIRES_AT_COOKIE)) };
}

/**
 * Writes the expiry first, then the token. A tab that reads in between takes the old token for valid, gets a 401 and
 * then finds the new one; in the other order it would take the new token for expired and refresh it again.
 */
export function saveToken(cookies: CookiePort, stored: StoredToken): void {
  if (stored.expiresAtMs === null) cookies.remove(EXPIRES_AT_COOKIE);
  else
    cookies.set(EXPIRES_AT_COOKIE, new Date(stored.expiresAtMs).toISOString(), { days: SESSION_COOKIE_DAYS });
  cookies.set(ACCESS_TOKEN_COOKIE, stored.token, { days: SESSION_COOKIE_DAYS });
}

/** Removes both cookies, unless they are another channel's. */
export function clearToken(cookies: CookiePort, channel: string): void {
  const token = cookies.get(ACCESS_TOKEN_COOKIE);
  if (token !== undefined && !belongsToChannel(token, channel)) return;
  cookies.remove(ACCESS_TOKEN_COOKIE);
  cookies.remove(EXPIRES_AT_COOKIE);
}
