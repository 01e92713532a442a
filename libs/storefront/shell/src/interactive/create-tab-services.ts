import type { ApiClient } from '@shop/api-client/api-client';
import type { ApiError } from '@shop/api-client/api-error';
import { tagGrantHeader } from '@shop/session/tag-grants';
import type { ShopServices } from '@shop/query/shop-services';
import type { Session } from '@shop/session/session';
import { createBrowserSession } from '@shop/session/create-browser-session';
import { recordApiError } from '@shop/site/state/record-api-error';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { browserReload, reloadOnce } from '../reload/reload-once';
import { watchBackForward } from '../reload/watch-back-forward';

/** The built-in URL: the shop's own server forwards these calls to the API. core §7 */
const API_BASE = '/api';

/** What the session and the API client of a tab are created from. */
interface TabServicesConfig extends Pick<ShopServices, 'store' | 'channel' | 'queryClient' | 'clock'> {
  /** The API's URL as the document names it; `null` for the built-in one. */
  readonly apiBase: string | null;
}

/** Creates the session and the API client of one tab. */
export function createTabServices({ store, channel, queryClient, clock, apiBase }: TabServicesConfig): {
  readonly session: Session;
  readonly api: ApiClient;
} {
  const tab = () => tabStorage({ queryClient, channel });
  const isBackForward = watchBackForward(window);
  const onError = (error: ApiError) => {
    recordApiError(store, error);
    // A page out of the browser's history may be stale after a lost connection: it is loaded again. core §8
    if (error.kind === 'network' && isBackForward()) reloadOnce(browserReload(tab()));
  };
  const grants = () => tagGrantHeader(tab(), clock.now());
  return createBrowserSession({ store, channel, clock, baseUrl: apiBase ?? API_BASE, grants, onError });
}
