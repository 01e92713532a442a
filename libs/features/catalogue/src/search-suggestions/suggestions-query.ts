import type { ApiClient } from '@shop/api-client/api-client';
import { listProductSuggestions } from '@shop/contract/suggestions/list-product-suggestions';
import { paths } from '@shop/site/paths/paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchKeys } from '../search-keys';

/** What a word may mean while it is being written. */
export interface SuggestionView {
  readonly kind: 'history' | 'category' | 'maker' | 'brand' | 'product';
  readonly text: string;
  /** Where choosing it leads. */
  readonly to: string;
}

/** A suggestion that comes later helps nobody: the word is written by then. */
const LIMIT_MS = 2_000;
/** The longest word that the call takes. */
const MAX_LENGTH = 100;

const pathOf = (kind: Exclude<SuggestionView['kind'], 'history'>, key: string): string =>
  kind === 'product' ? paths.product(key) : paths.productList({ [kind]: key });

/** Products, categories, makers and brands for the beginning of a word; a late or failed response is left out. */
export function suggestionsQuery(api: ApiClient, word: string) {
  return queryOptions({
    queryKey: searchKeys.suggestions(word),
    enabled: word !== '' && word.length <= MAX_LENGTH,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }): Promise<readonly SuggestionView[]> => {
      const options = { signal, timeoutMs: LIMIT_MS };
      const { data } = await api.call(listProductSuggestions, { query: { word } }, options);
      return data.map(({ kind, key, text }) => ({ kind, text, to: pathOf(kind, key) }));
    },
  });
}
