import type { ApiClient } from '@shop/api-client/api-client';
import { listPrefectures } from '@shop/contract/postal-codes/list-prefectures';
import { queryOptions } from '@tanstack/react-query';
import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The names of all prefectures, from north to south. account §7 */
export function prefecturesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.prefectures],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await api.call(listPrefectures, {}, { signal })).data.map((prefecture) => prefecture.name),
  });
}
