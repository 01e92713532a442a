import Cookies from 'js-cookie';
import type { CookiePort } from './session-ports';

/** The cookies of the page: sent to this origin's documents only, and over TLS only where there is TLS. */
export function browserCookies(isSecure = globalThis.location.protocol === 'https:'): CookiePort {
  const attributes = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  // Browsers write without waiting; a reading that follows comes back when the writing is done. Only then may a lock
  // be given up or another tab be told: it would find the old cookies otherwise.
  const settle = (name: string): void => void Cookies.get(name);
  return {
    get: (name) => Cookies.get(name),
    set: (name, value, { days }) => {
      Cookies.set(name, value, { ...attributes, expires: days });
      settle(name);
    },
    remove: (name) => {
      Cookies.remove(name, attributes);
      settle(name);
    },
  };
}
