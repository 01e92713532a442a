import { ACCESS_TOKEN_COOKIE, EXPIRES_AT_COOKIE, belongsToChannel, parseExpiry } from './session-cookies';
import { readTokenClaims } from './token-claims';

/** The session that a document request carries. Only `valid` may be rendered personally. */
export type RequestSession =
  | { readonly state: 'absent' }
  | { readonly state: 'expired' }
  | {
      readonly state: 'valid';
      readonly token: string;
      readonly userId: string;
      readonly expiresAtMs: number;
      readonly isRegisteredMember: boolean;
    };

/**
 * Reads the session of a request from its `Cookie` header. The server never refreshes a token: with an expired one it
 * renders the neutral shell, and a token of another channel counts as absent.
 */
export function readSessionFromCookies(
  cookieHeader: string | null | undefined,
  channel: string,
  nowMs: number,
): RequestSession {
  const cookies = parseCookieHeader(cookieHeader ?? '');
  const token = cookies.get(ACCESS_TOKEN_COOKIE);
  if (token === undefined || token === '' || !belongsToChannel(token, channel)) return { state: 'absent' };
  const claims = readTokenClaims(token);
  if (claims === null) return { state: 'absent' };
  const times = [claims.expiresAtMs, parseExpiry(cookies.get(EXPIRES_AT_COOKIE))];
  const validTimes = times.filter((time) => time !== null);
  const expiresAtMs = validTimes.length === 0 ? 0 : Math.min(...validTimes);
  if (expiresAtMs <= nowMs) return { state: 'expired' };
  return {
    state: 'valid',
    token,
    userId: claims.userId,
    expiresAtMs,
    isRegisteredMember: claims.isRegisteredMember,
  };
}

function parseCookieHeader(header: string): Map<string, string> {
  const pairs = header.split(';').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=');
    return at < 0 ? [] : [[pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())]];
  });
  return new Map(pairs);
}

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
