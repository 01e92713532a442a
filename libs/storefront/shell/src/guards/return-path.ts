import { ownPath } from '@shop/site';

/** Holds the page a visitor wanted before the login. Both server and browser write it, the browser reads it. */
export const RETURN_PATH_COOKIE = 'return_to';
/** Long enough to look a password up. */
export const RETURN_PATH_SECONDS = 600;
const LONGEST_RETURN_PATH = 512;

/** The page that a cookie header remembers; another site's address counts as none. */
export function readReturnPath(cookies: string): string | null {
  const pair = cookies.split(';').find((part) => part.trim().startsWith(`${RETURN_PATH_COOKIE}=`));
  const value = pair?.slice(pair.indexOf('=') + 1) ?? '';
  try {
    return ownPath(decodeURIComponent(value));
  } catch {
    return null;
  }
}

/** The cookie that remembers a page, or `null` where the address is not this shop's or is too long to keep. */
export function returnPathCookie(path: string): string | null {
  const own = ownPath(path);
  if (own === null || own.length > LONGEST_RETURN_PATH) return null;
  return `${RETURN_PATH_COOKIE}=${encodeURIComponent(own)}; Path=/; Max-Age=${RETURN_PATH_SECONDS}; SameSite=Lax`;
}

/** The cookie that forgets it. */
export const FORGET_RETURN_PATH = `${RETURN_PATH_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
