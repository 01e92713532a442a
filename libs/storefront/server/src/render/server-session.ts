import type { AuthPort } from '@shop/api-client/auth-port';
import type { Session } from '@shop/session/session';
import { sessionAtom } from '@shop/session/session-atoms';
import type { createStore } from 'jotai/vanilla';

const reject = (): Promise<never> =>
  Promise.reject(new Error('Nobody signs in or out while a page is rendered.'));

/** The session of one request: it can be read, and its calls are signed; it changes nothing. */
export function serverSession(store: ReturnType<typeof createStore>, auth: AuthPort): Session {
  return {
    auth,
    restore: () => Promise.resolve(),
    login: reject,
    verify: reject,
    cancelVerification: () => undefined,
    signInWith: reject,
    confirmRegistered: reject,
    acknowledgeLogin: () => undefined,
    dismissWarning: () => undefined,
    logout: reject,
    loginCheck: () => Promise.resolve(store.get(sessionAtom).token !== null),
    waitForSessionCheck: () => Promise.resolve(store.get(sessionAtom)),
    subscribe: () => () => undefined,
    close: () => undefined,
  };
}
