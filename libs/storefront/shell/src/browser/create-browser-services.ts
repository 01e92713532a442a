import type { ApiClient } from '@shop/api-client/api-client';
import type { ShopServices } from '@shop/query/shop-services';
import { createQueryClient } from '@shop/query/create-query-client';
import type { Session, SessionEvent } from '@shop/session/session';
import { sessionAtom } from '@shop/session/session-atoms';
import { systemClock } from '@shop/session/system-clock';
import { createStore } from 'jotai/vanilla';
import { SERVICES_CREATED_EVENT, interactivePart } from '../interactive/interactive-part';

type Store = ShopServices['store'];

/** A session whose code is loaded with the first call of one of its methods, which waits for it. */
function lazySession(store: Store, load: () => Promise<Session>): Session {
  const listeners = new Set<(event: SessionEvent) => void>();
  const loadAndListen = (): Promise<Session> =>
    load().then((session) => {
      for (const listener of listeners) session.subscribe(listener);
      listeners.clear();
      return session;
    });
  let loading: Promise<Session> | null = null;
  const loaded = (): Promise<Session> => {
    loading ??= loadAndListen().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    auth: {
      token: async () => await (await loaded()).auth.token(),
      refresh: async (rejectedToken) => await (await loaded()).auth.refresh(rejectedToken),
      onUnauthorized: () => void loaded().then((session) => session.auth.onUnauthorized()),
    },
    restore: async () => {
      await loaded();
    },
    login: async (credentials) => await (await loaded()).login(credentials),
    verify: async (code) => await (await loaded()).verify(code),
    cancelVerification: () => void loaded().then((session) => session.cancelVerification()),
    signInWith: async (payload, options) => (await loaded()).signInWith(payload, options),
    confirmRegistered: async () => await (await loaded()).confirmRegistered(),
    acknowledgeLogin: () => void loaded().then((session) => session.acknowledgeLogin()),
    dismissWarning: () => void loaded().then((session) => session.dismissWarning()),
    logout: async (options) => await (await loaded()).logout(options),
    loginCheck: async () => await (await loaded()).loginCheck(),
    waitForSessionCheck: async (timeoutMs) => {
      const state = store.get(sessionAtom);
      return state.check ? state : await (await loaded()).waitForSessionCheck(timeoutMs);
    },
    subscribe: (listener) => {
      let unsubscribe = (): boolean | void => listeners.delete(listener);
      if (loading === null) listeners.add(listener);
      else
        void loading.then((session) => {
          unsubscribe = session.subscribe(listener);
        });
      return () => unsubscribe();
    },
    close: () => void loading?.then((session) => session.close()),
  };
}

/**
 * Creates the services of one tab. Session and API client are loaded with the interactive code; the session is then restored
 * from its cookies.
 */
export function createBrowserServices(channel: string, apiBase: string | null): ShopServices {
  const store = createStore();
  const queryClient = createQueryClient('browser');
  let created: Promise<{ session: Session; api: ApiClient }> | null = null;
  const services = () => {
    created ??= interactivePart
      .load()
      .then(async ({ createTabServices }) => {
        const tabServices = createTabServices({ store, channel, queryClient, clock: systemClock, apiBase });
        await tabServices.session.restore();
        window.dispatchEvent(new Event(SERVICES_CREATED_EVENT));
        return tabServices;
      })
      .catch((error: unknown) => {
        created = null;
        throw error;
      });
    return created;
  };
  const session = lazySession(store, async () => (await services()).session);
  const api: ApiClient = {
    call: async (endpoint, input, options) => await (await services()).api.call(endpoint, input, options),
  };
  return { api, queryClient, store, session, clock: systemClock, channel };
}
