import type { ApiClient } from '@shop/api-client/api-client';
import { listSearchCorrections } from '@shop/contract/suggestions/list-search-corrections';
import { queryOptions } from '@tanstack/react-query';
import { productKeys } from './product-keys';

/** もしかして: what to search instead of a word that finds nothing, the nearest first. */
export function searchCorrectionsQuery(api: ApiClient, word: string) {
  return queryOptions({
    queryKey: productKeys.corrections(word),
    queryFn: async ({ signal }) => {
      const { data } = await api.call(listSearchCorrections, { query: { word } }, { signal });
      return data.map((correction) => correction.word);
    },
  });
}
