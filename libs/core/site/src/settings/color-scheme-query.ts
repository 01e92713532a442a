import type { ApiClient } from '@shop/api-client/api-client';
import { getColorScheme } from '@shop/contract/site/get-color-scheme';
import { queryOptions } from '@tanstack/react-query';
import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The scheme that the shop has selected. core §9: loading and cursor styles come from it. */
export interface ColorScheme {
  readonly name: string;
  /** Custom properties that replace the theme's own, by name without the leading dashes. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly loading: { readonly size: number; readonly color: string };
  readonly cursor: { readonly size: number; readonly frame: number; readonly color: string };
}

/** The query key of the colour scheme. */
export const COLOR_SCHEME_KEY = [QUERY_ROOTS.colorScheme];

/** The colour scheme that the shop has selected. core §7 */
export function colorSchemeQuery(api: ApiClient) {
  return queryOptions({
    queryKey: COLOR_SCHEME_KEY,
    queryFn: async ({ signal }): Promise<ColorScheme> =>
      (await api.call(getColorScheme, {}, { signal })).data,
  });
}
