import { isApiError } from '@shop/api-client';
import { type LoginPayload, type TokenPayload, hasToken } from './login-payload';
import type { LoginResult, Session, SessionConfig, SessionEvent } from './session';
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

  const end = (options: { refreshFailed: boolean; reinitialiseCart: boolean }) => {
    clearToken(cookies, channel);
    store.set(sessionAtom, signedOut(state(), options));
    emit({ type: 'signed-out', ...options });
  };

  const renewUnderLock = async (refused: string): Promise<string | null> => {
    const held = loadToken(cookies, channel);
    if (held === null) {
      if (state().token !== null) end({ refreshFailed: false, reinitialiseCart: true });
      return null;
    }
    if (held.token !== refused) {
      change(restored(state(), held));
      return held.token;
    }
    return await askForToken(refused);
  };

  const askForToken = async (refused: string): Promise<string | null> => {
    try {
      const payload = await calls.refresh(refused);
      const isStillHeld = loadToken(cookies, channel)?.token === refused;
      if (!isStillHeld) return loadToken(cookies, channel)?.token ?? null;
      if (!hasToken(payload)) return refuse();
      accept(payload);
      return payload.accessToken;
    } catch (error) {
      if (isRefusal(error)) return refuse();
      throw error;
    }
  };

  const refuse = (): null => {
    end({ refreshFailed: true, reinitialiseCart: true });
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

  const settle = (payload: LoginPayload): LoginResult => {
    if (hasToken(payload)) {
      accept(payload);
      return 'signed-in';
    }
    store.set(sessionAtom, pendingVerification(state(), payload));
    return 'verification-required';
  };

  const stopListening = broadcast.listen((message) => {
    const held = loadToken(cookies, channel);
    if (message === 'signed-in' && held !== null) change(restored(state(), held));
    else if (message === 'signed-out' && held === null && state().token !== null)
      end({ refreshFailed: false, reinitialiseCart: true });
  });

  return {
    auth: {
      token: currentToken,
      renew,
      onUnauthorized: () => void refuse(),
    },
    restore: async () => {
      const held = loadToken(cookies, channel);
      if (held === null) {
        store.set(sessionAtom, signedOut(state(), { refreshFailed: false }));
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
      return settle(await calls.verify({ userId: mfa, verifyToken: mfaToken, code, isSyncUserChannel }));
    },
    cancelVerification: () => store.set(sessionAtom, { ...state(), mfa: null, mfaToken: null }),
    logout: async ({ reinitialiseCart = true } = {}) => {
      const { token } = state();
      end({ refreshFailed: false, reinitialiseCart });
      broadcast.post('signed-out');
      if (token === null) return;
      await calls.logout(token).catch((error: unknown) => {
        // The session is over here whatever the server says; the client has reported the failure.
        if (!isApiError(error)) throw error;
      });
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
