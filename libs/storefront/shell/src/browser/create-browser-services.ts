import type { ApiClient } from '@shop/api-client/api-client';
import type { ShopServices } from '@shop/query/shop-services';
import { createQueryClient } from '@shop/query/create-query-client';
import type { Session, SessionEvent } from '@shop/session/session';
import { sessionAtom } from '@shop/session/session-atoms';
import { createStore } from 'jotai/vanilla';
import { LIVE_EVENT, livePart } from '../live/live-part';

type Store = ShopServices['store'];

/** A session that is loaded by need; what it is asked before it is there waits for it. */
function lazySession(store: Store, load: () => Promise<Session>): Session {
  const listeners = new Set<(event: SessionEvent) => void>();
  const loadAndListen = (): Promise<Session> =>
    load().then((session) => {
      for (const listener of listeners) session.subscribe(listener);
      listeners.clear();
      return session;
    });
  let loading: Promise<Session> | null = null;
  const live = (): Promise<Session> => {
    loading ??= loadAndListen().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    auth: {
      token: async () => await (await live()).auth.token(),
      renew: async (refused) => await (await live()).auth.renew(refused),
      onUnauthorized: () => void live().then((session) => session.auth.onUnauthorized()),
    },
    restore: async () => {
      await live();
    },
    login: async (credentials) => await (await live()).login(credentials),
    verify: async (code) => await (await live()).verify(code),
    cancelVerification: () => void live().then((session) => session.cancelVerification()),
    signInWith: async (payload, options) => (await live()).signInWith(payload, options),
    confirmRegistered: async () => await (await live()).confirmRegistered(),
    dismissWarning: () => void live().then((session) => session.dismissWarning()),
    logout: async (options) => await (await live()).logout(options),
    loginCheck: async () => await (await live()).loginCheck(),
    whenChecked: async (timeoutMs) => {
      const state = store.get(sessionAtom);
      return state.check ? state : await (await live()).whenChecked(timeoutMs);
    },
    subscribe: (listener) => {
      let leave = (): boolean | void => listeners.delete(listener);
      if (loading === null) listeners.add(listener);
      else
        void loading.then((session) => {
          leave = session.subscribe(listener);
        });
      return () => leave();
    },
    close: () => void loading?.then((session) => session.close()),
  };
}

/** The services of one tab. Session and client come with the live part, the session restored from its cookies. */
export function createBrowserServices(channel: string, apiBase: string | null): ShopServices {
  const store = createStore();
  const queryClient = createQueryClient('browser');
  let made: Promise<{ session: Session; api: ApiClient }> | null = null;
  const live = () => {
    made ??= livePart
      .load()
      .then(async ({ createLiveServices }) => {
        const services = createLiveServices({ store, channel, queryClient, apiBase });
        await services.session.restore();
        window.dispatchEvent(new Event(LIVE_EVENT));
        return services;
      })
      .catch((error: unknown) => {
        made = null;
        throw error;
      });
    return made;
  };
  const session = lazySession(store, async () => (await live()).session);
  const api: ApiClient = {
    call: async (endpoint, input, options) => await (await live()).api.call(endpoint, input, options),
  };
  return { api, queryClient, store, session, channel };
}
