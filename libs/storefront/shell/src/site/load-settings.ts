import type { ApiClient } from '@shop/api-client/api-client';
import type { Settings } from '@shop/site/settings';
import { settingsQuery } from '@shop/site/settings-query';
import type { QueryClient } from '@tanstack/react-query';

/** The settings of the shop, from the cache where they are there. */
export function loadSettings(queryClient: QueryClient, api: ApiClient): Promise<Settings> {
  return queryClient.ensureQueryData(settingsQuery(api));
}
