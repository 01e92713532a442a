import { returnPathCookieName } from './cookie-names';
import { ownPath } from './own-path';

/** Long enough to look a password up. */
export const RETURN_PATH_SECONDS = 600;
const LONGEST_RETURN_PATH = 512;

/**
 * The page a visitor wanted before the login, in a cookie of this shop (`prefix`): server and browser write it, the
 * browser reads it. Here: the page that a cookie header remembers; another site's address counts as none.
 */
export function readReturnPath(cookies: string, prefix: string): string | null {
  const name = `${returnPathCookieName(prefix)}=`;
  const pair = cookies.split(';').find((part) => part.trim().startsWith(name));
  const value = pair?.slice(pair.indexOf('=') + 1) ?? '';
  try {
    return ownPath(decodeURIComponent(value));
  } catch {
    return null;
  }
}

/** The cookie that remembers a page, or `null` where the address is not this shop's or is too long to keep. */
export function returnPathCookie(path: string, prefix: string): string | null {
  const own = ownPath(path);
  if (own === null || own.length > LONGEST_RETURN_PATH) return null;
  const name = returnPathCookieName(prefix);
  return `${name}=${encodeURIComponent(own)}; Path=/; Max-Age=${RETURN_PATH_SECONDS}; SameSite=Lax`;
}

/** The cookie that forgets it. */
export const clearReturnPath = (prefix: string): string =>
  `${returnPathCookieName(prefix)}=; Path=/; Max-Age=0; SameSite=Lax`;
