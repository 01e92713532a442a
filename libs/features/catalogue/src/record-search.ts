import type { ApiClient } from '@shop/api-client/api-client';
import { createProductSearchHistory } from '@shop/contract/products/create-product-search-history';

/** Remembers what was searched; an empty word is no search and is not sent. core §5 */
export async function recordSearch(api: ApiClient, word: string): Promise<void> {
  const trimmed = word.trim();
  if (trimmed === '') return;
  await api.call(createProductSearchHistory, { body: { word: trimmed } });
}
