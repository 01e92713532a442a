import Cookies from 'js-cookie';
import type { CookiePort } from './session-ports';

/** The cookies of the page: sent to this origin's documents only, and over TLS only where there is TLS. */
export function browserCookies(isSecure = globalThis.location.protocol === 'https:'): CookiePort {
  const attributes = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  return {
    get: (name) => Cookies.get(name),
    set: (name, value, { days }) => void Cookies.set(name, value, { ...attributes, expires: days }),
    remove: (name) => Cookies.remove(name, attributes),
  };
}
