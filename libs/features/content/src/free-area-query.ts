import type { ApiClient } from '@shop/api-client/api-client';
import { getFreeArea } from '@shop/contract/free-areas/get-free-area';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/** A text of the shop's editors by its code, as HTML that the API has made harmless. account §3 "Free area" */
export function freeAreaQuery(api: ApiClient, code: string) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.freeAreas, code],
    queryFn: async ({ signal }) => (await api.call(getFreeArea, { params: { code } }, { signal })).data.body,
  });
}
