import { isApiError } from '@shop/api-client/is-api-error';
import { type TokenPayload, hasToken } from './login-payload';
import type { SessionConfig } from './session';
import { sessionAtom } from './session-atoms';
import { loadToken } from './session-cookies';

/** The lock that all tabs of one shop share, so that one tab at a time refreshes the token. */
const REFRESH_LOCK = 'shop-session-refresh';

/** What a refresh changes in the session of its tab. */
interface RefreshEffects {
  /** Stores a new token and announces it to the other tabs. */
  readonly acceptToken: (payload: TokenPayload) => void;
  /** Takes over the token that another tab has stored meanwhile; `null` where there is only the rejected one. */
  readonly adoptTokenOfOtherTab: (rejectedToken: string) => string | null;
  /** The cookies hold no token any more: another tab has signed out. */
  readonly signOutThisTab: () => void;
  /** The API has rejected the refresh: the session is over. */
  readonly signOutEveryTab: () => void;
}

/**
 * Creates the refresh of a rejected or expired token. It resolves with the token to continue with, which may be one that
 * another tab has stored, or with `null` where the session has ended; it rejects with the ApiError of a call that failed
 * for another reason. Calls at the same time share one refresh, and so do all tabs (`REFRESH_LOCK`). core §4, §8
 */
export function createTokenRefresh(
  { store, calls, cookies, locks, channel }: SessionConfig,
  { acceptToken, adoptTokenOfOtherTab, signOutThisTab, signOutEveryTab }: RefreshEffects,
): (rejectedToken: string) => Promise<string | null> {
  let refreshing: Promise<string | null> | null = null;

  const refreshUnderLock = async (rejectedToken: string): Promise<string | null> => {
    if (loadToken(cookies, channel) === null) {
      if (store.get(sessionAtom).token !== null) signOutThisTab();
      return null;
    }
    return adoptTokenOfOtherTab(rejectedToken) ?? (await requestRefresh(rejectedToken));
  };

  const requestRefresh = async (rejectedToken: string): Promise<string | null> => {
    try {
      const payload = await calls.refresh(rejectedToken);
      if (loadToken(cookies, channel)?.token !== rejectedToken) return adoptTokenOfOtherTab(rejectedToken);
      if (!hasToken(payload)) {
        signOutEveryTab();
        return null;
      }
      acceptToken(payload);
      return payload.accessToken;
    } catch (error) {
      if (!isTokenRejected(error)) throw error;
      const adopted = adoptTokenOfOtherTab(rejectedToken);
      if (adopted === null) signOutEveryTab();
      return adopted;
    }
  };

  return (rejectedToken) => {
    const current = store.get(sessionAtom).token;
    if (current !== null && current !== rejectedToken) return Promise.resolve(current);
    if (refreshing !== null) return refreshing;
    const setPolling = (isRefreshPolling: boolean) =>
      store.set(sessionAtom, { ...store.get(sessionAtom), isRefreshPolling });
    setPolling(true);
    refreshing = locks
      .run(REFRESH_LOCK, () => refreshUnderLock(rejectedToken))
      .finally(() => {
        refreshing = null;
        setPolling(false);
      });
    return refreshing;
  };
}

/**
 * Tells whether the API has rejected the token. Any other error (no network, maintenance, rate limit) leaves the
 * session as it is.
 */
const isTokenRejected = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'unauthorized' ||
    error.kind === 'forbidden' ||
    error.kind === 'rejected' ||
    error.kind === 'not-found');
