import Cookies from 'js-cookie';
import type { CookiePort } from './session-ports';

/** The cookies of the document: `SameSite=Lax`, and `Secure` on https. */
export function browserCookies(isSecure = globalThis.location.protocol === 'https:'): CookiePort {
  const attributes = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  // Browsers write cookies asynchronously, and a read waits for pending writes. Only after that may a lock be released
  // or another tab be notified, which would otherwise read the old cookies.
  const waitUntilWritten = (name: string): void => void Cookies.get(name);
  return {
    get: (name) => Cookies.get(name),
    set: (name, value, { days }) => {
      Cookies.set(name, value, { ...attributes, expires: days });
      waitUntilWritten(name);
    },
    remove: (name) => {
      Cookies.remove(name, attributes);
      waitUntilWritten(name);
    },
  };
}
