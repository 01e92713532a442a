import type { ApiClient } from '@shop/api-client/api-client';
import type { Settings } from '@shop/site/settings/settings';
import { settingsQuery } from '@shop/site/settings/settings-query';
import type { QueryClient } from '@tanstack/react-query';

/** The shop's settings, from the query cache or the API. */
export function loadSettings(queryClient: QueryClient, api: ApiClient): Promise<Settings> {
  return queryClient.ensureQueryData(settingsQuery(api));
}
