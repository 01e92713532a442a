import { type AuthPort, anonymousAuth, fixedAuth } from '@shop/api-client/auth-port';
import type { createStore } from 'jotai/vanilla';
import type { RequestSession } from './read-session-from-cookies';
import { sessionAtom } from './session-atoms';
import { signedOutState } from './session-state';
import { restored } from './session-transitions';

/**
 * Writes the session of one request into its store and returns the auth of its calls. The server refreshes no token:
 * after an expired one the session check stays open, and the browser refreshes it after hydration.
 */
export function createServerSession(
  store: ReturnType<typeof createStore>,
  session: RequestSession,
): AuthPort {
  if (session.state === 'valid') {
    store.set(sessionAtom, restored(signedOutState, session));
    return fixedAuth(session.token);
  }
  store.set(sessionAtom, { ...signedOutState, check: session.state === 'absent' });
  return anonymousAuth;
}
