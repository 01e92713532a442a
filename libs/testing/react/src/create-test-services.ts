import type { ApiError } from '@shop/api-client/api-error';
import { tagGrantHeader } from '@shop/session/tag-grants';
import type { ShopServices } from '@shop/query/shop-services';
import { createQueryClient } from '@shop/query/create-query-client';
import { createBrowserSession } from '@shop/session/create-browser-session';
import type { Clock } from '@shop/session/session-ports';
import { systemClock } from '@shop/session/system-clock';
import { recordApiError } from '@shop/site/state/record-api-error';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { settingsQuery } from '@shop/site/settings/settings-query';
import { createStore } from 'jotai/vanilla';

/** The services of a simulated tab, and the errors of its calls. */
export interface TestServices extends ShopServices {
  readonly errors: readonly ApiError[];
}

/**
 * Creates the services of a tab over a served API: client, session and cache as in the browser, with the settings
 * loaded. Without a clock of its own the tab has the time of this machine.
 */
export async function createTestServices(
  baseUrl: string,
  channel = 'default',
  clock: Clock = systemClock,
): Promise<TestServices> {
  const store = createStore();
  const errors: ApiError[] = [];
  const queryClient = createQueryClient('browser');
  const { session, api } = createBrowserSession({
    baseUrl,
    channel,
    store,
    clock,
    grants: () => tagGrantHeader(tabStorage({ queryClient, channel }), clock.now()),
    onError: (error) => {
      errors.push(error);
      recordApiError(store, error);
    },
  });
  await queryClient.fetchQuery(settingsQuery(api));
  await session.restore();
  return { api, queryClient, store, session, clock, channel, errors };
}
