import { listProductSuggestionsSpec } from '@shop/contract/suggestions/list-product-suggestions';
import { defineRoute } from '../http/define-route';
import { normaliseSearchText } from '../products/normalise-search-text';
import { findNamed, findProducts } from './suggestion-store';

const MOST = 10;

/** GET /v1/products/suggestions */
export const listProductSuggestionsRoute = defineRoute(
  listProductSuggestionsSpec,
  async (context, { query }) => {
    const word = normaliseSearchText(query.word);
    if (word === '') return [];
    const named = await findNamed(context, word);
    // At least half of the places are kept for products.
    const kept = named.slice(0, MOST / 2);
    const found = await findProducts(context, word, MOST - kept.length);
    return [...kept, ...found];
  },
);
