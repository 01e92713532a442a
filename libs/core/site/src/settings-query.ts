import type { ApiClient } from '@shop/api-client/api-client';
import { getFrontSettings } from '@shop/contract/site/get-front-settings';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Settings, readSettings } from './settings';
import { QUERY_ROOTS } from '@shop/query/query-roots';

/** Settings change seldom; a page that stays open asks again after this time. */
const SETTINGS_FRESH_MS = 5 * 60_000;

/** Where the settings stand in the query cache. */
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

/** The settings as last answered; `null` before the first response. */
export function currentSettings(queryClient: QueryClient): Settings | null {
  return queryClient.getQueryData<Settings>(SETTINGS_KEY) ?? null;
}

/** The prefix of this shop's own cookies; its channel's name where the settings name none. */
export function channelPrefixOf(queryClient: QueryClient, channel: string): string {
  return currentSettings(queryClient)?.channelPrefix || `${channel}_`;
}
