import type { ApiClient } from '@shop/api-client/api-client';
import { getFrontSettings } from '@shop/contract/site/get-front-settings';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Settings, readSettings } from './settings';
import * as QUERY_ROOTS from '@shop/query/query-roots';

/** Settings change rarely; a page that stays open fetches them again after this time. */
const SETTINGS_FRESH_MS = 5 * 60_000;

/** The query key of the settings. */
export const SETTINGS_KEY = [QUERY_ROOTS.settings];

/** The settings of this shop. core §3 */
export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: SETTINGS_KEY,
    staleTime: SETTINGS_FRESH_MS,
    queryFn: async ({ signal }): Promise<Settings> =>
      readSettings((await api.call(getFrontSettings, {}, { signal })).data),
  });
}

/** The settings in the query cache; `null` before they are loaded. */
export function cachedSettings(queryClient: QueryClient): Settings | null {
  return queryClient.getQueryData<Settings>(SETTINGS_KEY) ?? null;
}

/** The prefix of this shop's cookies and storage names; the channel's name where the settings have none. */
export function channelPrefixOf(queryClient: QueryClient, channel: string): string {
  return cachedSettings(queryClient)?.channelPrefix || `${channel}_`;
}
