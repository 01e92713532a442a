import { isApiError } from '@shop/api-client/is-api-error';
import { type LoginPayload, type TokenPayload, hasToken } from './login-payload';
import { createTokenRefresh } from './create-token-refresh';
import type { LoginResult, Session, SessionConfig, SessionEnd, SessionEvent } from './session';
import { sessionAtom } from './session-atoms';
import { clearToken, loadToken, saveToken } from './session-cookies';
import type { SessionState } from './session-state';
import { isPastExpiry, pendingVerification, restored, signedIn, signedOut } from './session-transitions';
import { waitForSessionCheck } from './wait-for-session-check';

/** Creates the session of one tab (or one test). core §4 */
export function createSession(config: SessionConfig): Session {
  const { store, calls, cookies, clock, broadcast, channel } = config;
  const listeners = new Set<(event: SessionEvent) => void>();
  const state = () => store.get(sessionAtom);
  const emit = (event: SessionEvent) => listeners.forEach((listener) => listener(event));

  const acceptToken = (payload: TokenPayload) => {
    const next = signedIn(state(), payload, clock.now());
    saveToken(cookies, { token: payload.accessToken, expiresAtMs: next.expiresAtMs });
    updateState(next);
    broadcast.post('signed-in');
  };

  /** Emits `signed-in` only when the member changes: a refreshed token is not a new login. */
  const updateState = (next: SessionState) => {
    const before = state();
    store.set(sessionAtom, next);
    if (before.userId !== next.userId || before.isLogin !== next.isLogin)
      emit({ type: 'signed-in', userId: next.userId });
  };

  /**
   * Signs this tab out without removing the cookies: they are empty, or contain a login that came after they were read.
   */
  const signOutThisTab = (by: SessionEnd, reinitialiseCart = true) => {
    store.set(sessionAtom, signedOut(state(), by));
    emit({ type: 'signed-out', by, reinitialiseCart });
  };

  const endSession = (by: SessionEnd, reinitialiseCart = true) => {
    clearToken(cookies, channel);
    signOutThisTab(by, reinitialiseCart);
  };

  /** Takes over the token that another tab has stored meanwhile; `null` where there is only the rejected one. */
  const adoptTokenOfOtherTab = (rejectedToken: string): string | null => {
    const stored = loadToken(cookies, channel);
    if (stored === null || stored.token === rejectedToken) return null;
    updateState(restored(state(), stored));
    return stored.token;
  };

  const signOutEveryTab = (by: SessionEnd) => {
    endSession(by);
    broadcast.post('signed-out');
  };

  const refresh = createTokenRefresh(config, {
    acceptToken,
    adoptTokenOfOtherTab,
    signOutThisTab: () => signOutThisTab('logout'),
    signOutEveryTab: () => signOutEveryTab('refresh-failed'),
  });

  /** The refresh after a 401; where the API rejects it too, the shopper has to sign in. core §8 */
  const refreshAfter401 = async (rejectedToken: string): Promise<string | null> => {
    const token = await refresh(rejectedToken);
    if (token === null && state().isRefreshFailed)
      store.set(sessionAtom, { ...state(), isUnauthorized: true });
    return token;
  };

  const currentToken = async (): Promise<string | null> => {
    const { token } = state();
    if (token === null || !isPastExpiry(state(), clock.now())) return token;
    return await refresh(token);
  };

  const acceptLogin = (payload: LoginPayload, isSyncUserChannel = false): LoginResult => {
    if (hasToken(payload)) {
      acceptToken(payload);
      return 'signed-in';
    }
    store.set(sessionAtom, pendingVerification(state(), payload, isSyncUserChannel));
    return 'verification-required';
  };

  /** The client has reported the error, and the session in this tab stays as it is. */
  const ignoreApiError = (error: unknown): void => {
    if (!isApiError(error)) throw error;
  };

  const stopListening = broadcast.listen((message) => {
    const stored = loadToken(cookies, channel);
    if (message === 'signed-in' && stored !== null) updateState(restored(state(), stored));
    else if (message === 'signed-out' && stored === null && state().token !== null) signOutThisTab('logout');
  });

  return {
    auth: {
      token: currentToken,
      refresh: refreshAfter401,
      onUnauthorized: () => {
        const { token } = state();
        if (token === null || adoptTokenOfOtherTab(token) === null) signOutEveryTab('unauthorized');
      },
    },
    restore: async () => {
      const stored = loadToken(cookies, channel);
      if (stored === null) {
        store.set(sessionAtom, signedOut(state(), null));
        return;
      }
      if (stored.expiresAtMs !== null) {
        store.set(sessionAtom, restored(state(), stored));
        return;
      }
      store.set(sessionAtom, { ...restored(state(), stored), check: false });
      await refresh(stored.token).finally(() => store.set(sessionAtom, { ...state(), check: true }));
    },
    login: async (credentials) => acceptLogin(await calls.login(credentials)),
    verify: async (code) => {
      const { mfa, mfaToken, isSyncUserChannel } = state();
      if (mfa === null) return 'verification-required';
      const payload = await calls.verify({ userId: mfa, verifyToken: mfaToken, code, isSyncUserChannel });
      return acceptLogin(payload, isSyncUserChannel);
    },
    signInWith: (payload, { isSyncUserChannel = false } = {}) =>
      Promise.resolve(acceptLogin(payload, isSyncUserChannel)),
    confirmRegistered: async () => {
      const { token } = state();
      if (token === null) return;
      updateState({ ...state(), isLogin: true, hasMailErrorCountOver: false });
      // The token that is stored still says otherwise: another one lets reloads and other tabs know.
      await refresh(token).catch(ignoreApiError);
    },
    acknowledgeLogin: () => store.set(sessionAtom, { ...state(), isUnauthorized: false }),
    dismissWarning: () => store.set(sessionAtom, { ...state(), warningMessage: null }),
    cancelVerification: () =>
      store.set(sessionAtom, { ...state(), mfa: null, mfaToken: null, isSyncUserChannel: false }),
    logout: async ({ reinitialiseCart = true } = {}) => {
      const { token } = state();
      endSession('logout', reinitialiseCart);
      broadcast.post('signed-out');
      if (token === null) return;
      // The session is over here whatever the server says.
      await calls.logout(token).catch(ignoreApiError);
    },
    loginCheck: async () => (await currentToken()) !== null,
    waitForSessionCheck: (timeoutMs) => waitForSessionCheck(store, timeoutMs),
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
