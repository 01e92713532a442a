import { isApiError } from '@shop/api-client/api-error';
import { type LoginPayload, type TokenPayload, hasToken } from './login-payload';
import type { LoginResult, Session, SessionConfig, SessionEnd, SessionEvent } from './session';
import { sessionAtom } from './session-atoms';
import { clearToken, loadToken, saveToken } from './session-cookies';
import type { SessionState } from './session-state';
import { isPastExpiry, pendingVerification, restored, signedIn, signedOut } from './session-transitions';
import { whenChecked } from './when-checked';

/** All tabs of one shop share this lock: one renewal at a time. */
export const REFRESH_LOCK = 'shop-session-refresh';

/** Makes the session of one tab (or one test). core §4 */
export function createSession(config: SessionConfig): Session {
  const { store, calls, cookies, clock, locks, broadcast, channel } = config;
  const listeners = new Set<(event: SessionEvent) => void>();
  const state = () => store.get(sessionAtom);
  const emit = (event: SessionEvent) => listeners.forEach((listener) => listener(event));
  let renewing: Promise<string | null> | null = null;

  const accept = (payload: TokenPayload) => {
    const next = signedIn(state(), payload, clock.now());
    saveToken(cookies, { token: payload.accessToken, expiresAtMs: next.expiresAtMs });
    change(next);
    broadcast.post('signed-in');
  };

  /** Tells the others only when the person changed: a renewed token is no new login. */
  const change = (next: SessionState) => {
    const before = state();
    store.set(sessionAtom, next);
    if (before.userId !== next.userId || before.isLogin !== next.isLogin)
      emit({ type: 'signed-in', userId: next.userId });
  };

  /** Signs this tab out and leaves the cookies: they are empty, or hold a login that has come since they were read. */
  const forget = (by: SessionEnd, reinitialiseCart = true) => {
    store.set(sessionAtom, signedOut(state(), by));
    emit({ type: 'signed-out', by, reinitialiseCart });
  };

  const end = (by: SessionEnd, reinitialiseCart = true) => {
    clearToken(cookies, channel);
    forget(by, reinitialiseCart);
  };

  /** Takes over the token that another tab has got meanwhile; `null` where there is none but the refused one. */
  const takeNewer = (refused: string): string | null => {
    const held = loadToken(cookies, channel);
    if (held === null || held.token === refused) return null;
    change(restored(state(), held));
    return held.token;
  };

  const renewUnderLock = async (refused: string): Promise<string | null> => {
    if (loadToken(cookies, channel) === null) {
      if (state().token !== null) forget('logout');
      return null;
    }
    return takeNewer(refused) ?? (await askForToken(refused));
  };

  const askForToken = async (refused: string): Promise<string | null> => {
    try {
      const payload = await calls.refresh(refused);
      if (loadToken(cookies, channel)?.token !== refused) return takeNewer(refused);
      if (!hasToken(payload)) return refuse('refresh-failed');
      accept(payload);
      return payload.accessToken;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return takeNewer(refused) ?? refuse('refresh-failed');
    }
  };

  const refuse = (by: SessionEnd): null => {
    end(by);
    broadcast.post('signed-out');
    return null;
  };

  const renew = (refused: string): Promise<string | null> => {
    const current = state().token;
    if (current !== null && current !== refused) return Promise.resolve(current);
    if (renewing !== null) return renewing;
    store.set(sessionAtom, { ...state(), isRefreshPolling: true });
    const running = locks
      .run(REFRESH_LOCK, () => renewUnderLock(refused))
      .finally(() => {
        renewing = null;
        store.set(sessionAtom, { ...state(), isRefreshPolling: false });
      });
    renewing = running;
    return running;
  };

  const currentToken = async (): Promise<string | null> => {
    const { token } = state();
    if (token === null || !isPastExpiry(state(), clock.now())) return token;
    return await renew(token);
  };

  const settle = (payload: LoginPayload, isSyncUserChannel = false): LoginResult => {
    if (hasToken(payload)) {
      accept(payload);
      return 'signed-in';
    }
    store.set(sessionAtom, pendingVerification(state(), payload, isSyncUserChannel));
    return 'verification-required';
  };

  /** A failure that leaves the session here as it is; the client has reported it. */
  const letGo = (error: unknown): void => {
    if (!isApiError(error)) throw error;
  };

  const stopListening = broadcast.listen((message) => {
    const held = loadToken(cookies, channel);
    if (message === 'signed-in' && held !== null) change(restored(state(), held));
    else if (message === 'signed-out' && held === null && state().token !== null) forget('logout');
  });

  return {
    auth: {
      token: currentToken,
      renew,
      onUnauthorized: () => {
        const { token } = state();
        if (token === null || takeNewer(token) === null) refuse('refused');
      },
    },
    restore: async () => {
      const held = loadToken(cookies, channel);
      if (held === null) {
        store.set(sessionAtom, signedOut(state(), null));
        return;
      }
      if (held.expiresAtMs !== null) {
        store.set(sessionAtom, restored(state(), held));
        return;
      }
      store.set(sessionAtom, { ...restored(state(), held), check: false });
      await renew(held.token).finally(() => store.set(sessionAtom, { ...state(), check: true }));
    },
    login: async (credentials) => settle(await calls.login(credentials)),
    verify: async (code) => {
      const { mfa, mfaToken, isSyncUserChannel } = state();
      if (mfa === null) return 'verification-required';
      const payload = await calls.verify({ userId: mfa, verifyToken: mfaToken, code, isSyncUserChannel });
      return settle(payload, isSyncUserChannel);
    },
    signInWith: (payload, { isSyncUserChannel = false } = {}) =>
      Promise.resolve(settle(payload, isSyncUserChannel)),
    confirmRegistered: async () => {
      const { token } = state();
      if (token === null) return;
      change({ ...state(), isLogin: true, hasMailErrorCountOver: false });
      // The token that is held still says otherwise: another one lets reloads and other tabs know.
      await renew(token).catch(letGo);
    },
    dismissWarning: () => store.set(sessionAtom, { ...state(), warningMessage: null }),
    cancelVerification: () =>
      store.set(sessionAtom, { ...state(), mfa: null, mfaToken: null, isSyncUserChannel: false }),
    logout: async ({ reinitialiseCart = true } = {}) => {
      const { token } = state();
      end('logout', reinitialiseCart);
      broadcast.post('signed-out');
      if (token === null) return;
      // The session is over here whatever the server says.
      await calls.logout(token).catch(letGo);
    },
    loginCheck: async () => (await currentToken()) !== null,
    whenChecked: (timeoutMs) => whenChecked(store, timeoutMs),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      stopListening();
      listeners.clear();
    },
  };
}

/** The server has said no. Anything else (no network, maintenance, too many calls) leaves the session as it is. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'unauthorized' ||
    error.kind === 'forbidden' ||
    error.kind === 'rejected' ||
    error.kind === 'not-found');
