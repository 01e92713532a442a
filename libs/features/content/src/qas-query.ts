import type { ApiClient } from '@shop/api-client/api-client';
import { listQas } from '@shop/contract/qas/list-qas';
import { queryOptions } from '@tanstack/react-query';
import { qaKeys } from './qa-keys';
import { type QaView, toQa } from './qa-categories-query';

/** The questions in which all words occur, in the order of their kinds. account §7 */
export function qasQuery(api: ApiClient, word: string) {
  return queryOptions({
    queryKey: qaKeys.search(word),
    queryFn: async ({ signal }): Promise<readonly QaView[]> =>
      (await api.call(listQas, { query: { per: 'all', word } }, { signal })).data.map(toQa),
  });
}
