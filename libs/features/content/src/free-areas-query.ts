import type { ApiClient } from '@shop/api-client/api-client';
import { listFreeAreas } from '@shop/contract/free-areas/list-free-areas';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/** The areas that pages have a place for. account §3 */
export type FreeAreaCode = 'product-footer' | 'cart-notice' | 'footer';

interface FreeAreaView {
  readonly code: string;
  /** Harmless HTML of the API. */
  readonly body: string;
}

/**
 * What the shop's editors have written for a place of a page; `null` where they have written nothing. All areas come with
 * one response, so that a shop without one is not asked for it, which each browser would log as an error. account §7
 */
export function freeAreasQuery(api: ApiClient, code: FreeAreaCode) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.freeAreas],
    queryFn: async ({ signal }): Promise<readonly FreeAreaView[]> =>
      (await api.call(listFreeAreas, { query: { per: 'all' } }, { signal })).data.map((area) => ({
        code: area.code,
        body: area.body,
      })),
    select: (areas) => areas.find((area) => area.code === code)?.body ?? null,
  });
}
