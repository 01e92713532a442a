import type { ApiClient, ApiError } from '@shop/api-client';
import type { ShopServices } from '@shop/query';
import { type Session, createBrowserSession } from '@shop/session';
import { recordApiError } from '@shop/site';
import { browserReload, reloadOnce } from '../browser/reload-once';

/** The shop's own origin hands these calls on to the API. */
const API_BASE = '/api';

const cameFromHistory = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
};

/** The session and the client of one tab. */
export function createLiveServices({ store, channel }: Pick<ShopServices, 'store' | 'channel'>): {
  readonly session: Session;
  readonly api: ApiClient;
} {
  const onError = (error: ApiError) => {
    recordApiError(store, error);
    // A page out of the browser's history may be one of a network that is gone. core §8
    if (error.kind === 'network' && cameFromHistory()) reloadOnce(browserReload());
  };
  return createBrowserSession({ store, channel, baseUrl: API_BASE, onError });
}
