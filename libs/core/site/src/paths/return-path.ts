import { returnPathCookieName } from '../storage/cookie-names';
import { internalPath } from './internal-path';

/** Long enough to look up a password. */
export const RETURN_PATH_SECONDS = 600;
const MAX_RETURN_PATH_LENGTH = 512;

/**
 * Reads the return path (the page to open after login) from a cookie header. A path of another site is ignored.
 * `prefix` is the shop's.
 */
export function readReturnPath(cookies: string, prefix: string): string | null {
  const name = `${returnPathCookieName(prefix)}=`;
  const pair = cookies.split(';').find((part) => part.trim().startsWith(name));
  const value = pair?.slice(pair.indexOf('=') + 1) ?? '';
  try {
    return internalPath(decodeURIComponent(value));
  } catch {
    return null;
  }
}

/** The cookie that stores a return path; `null` where the path is not this shop's or too long. */
export function returnPathCookie(path: string, prefix: string): string | null {
  const own = internalPath(path);
  if (own === null || own.length > MAX_RETURN_PATH_LENGTH) return null;
  const name = returnPathCookieName(prefix);
  return `${name}=${encodeURIComponent(own)}; Path=/; Max-Age=${RETURN_PATH_SECONDS}; SameSite=Lax`;
}

/** The cookie that removes it. */
export const clearReturnPath = (prefix: string): string =>
  `${returnPathCookieName(prefix)}=; Path=/; Max-Age=0; SameSite=Lax`;
