import type { ApiClient } from '@shop/api-client/api-client';
import type { ApiError } from '@shop/api-client/api-error';
import { tagGrantHeader } from '@shop/session/tag-grants';
import type { ShopServices } from '@shop/query/shop-services';
import type { Session } from '@shop/session/session';
import { createBrowserSession } from '@shop/session/create-browser-session';
import { recordApiError } from '@shop/site/record-api-error';
import { tabStorage } from '@shop/site/own-storage';
import { browserReload, reloadOnce } from '../reload/reload-once';
import { watchHistoryEntry } from '../reload/watch-history-entry';

/** The built-in address: the shop's own origin hands these calls on to the API. core §7 */
const API_BASE = '/api';

/** What a tab's session and client are made of. */
interface LiveConfig extends Pick<ShopServices, 'store' | 'channel' | 'queryClient'> {
  /** Where the document says that the API stands; `null` for the built-in address. */
  readonly apiBase: string | null;
}

/** The session and the client of one tab. */
export function createLiveServices({ store, channel, queryClient, apiBase }: LiveConfig): {
  readonly session: Session;
  readonly api: ApiClient;
} {
  const tab = () => tabStorage({ queryClient, channel });
  const cameFromHistory = watchHistoryEntry(window);
  const onError = (error: ApiError) => {
    recordApiError(store, error);
    // A page out of the browser's history may be one of a network that is gone. core §8
    if (error.kind === 'network' && cameFromHistory()) reloadOnce(browserReload(tab()));
  };
  const grants = () => tagGrantHeader(tab(), Date.now());
  return createBrowserSession({ store, channel, baseUrl: apiBase ?? API_BASE, grants, onError });
}
