import { listProductSuggestionsSpec } from '@shop/contract/suggestions/list-product-suggestions';
import { defineRoute } from '../http/define-route';
import { normaliseSearchText } from '../products/normalise-search-text';
import { suggestNames, suggestProducts } from './suggestion-store';

const MOST = 10;

/** GET /v1/products/suggestions */
export const listProductSuggestionsRoute = defineRoute(
  listProductSuggestionsSpec,
  async (context, { query }) => {
    const word = normaliseSearchText(query.word);
    if (word === '') return [];
    // At least half of the places are kept for products.
    const named = await suggestNames(context, word, MOST / 2);
    const found = await suggestProducts(context, word, MOST - named.length);
    return [...named, ...found];
  },
);
