import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';

const MAX_WORD_LENGTH = 100;

const schemas = {
  query: v.object({ word: v.pipe(v.string(), v.maxLength(MAX_WORD_LENGTH)) }),
  response: v.array(
    v.object({
      kind: v.picklist(['category', 'maker', 'brand', 'product']),
      /** The key that the product list or the product's page takes. */
      key: v.string(),
      text: v.string(),
    }),
  ),
};

/** What a search may mean while it is being written: categories, makers, brands and products of which a word begins so, whatever the width and the kana. At most ten; none for an empty word. */
export const listProductSuggestions: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products/suggestions',
  auth: 'any',
  responseType: 'json',
};

export const listProductSuggestionsSpec = specify({
  endpoint: listProductSuggestions,
  schemas,
  summary: '検索候補',
  errors: [],
});
