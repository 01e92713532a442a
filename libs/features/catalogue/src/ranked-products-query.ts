import type { ApiClient } from '@shop/api-client/api-client';
import { listProducts } from '@shop/contract/products/list-products';
import { queryOptions } from '@tanstack/react-query';
import { productKeys } from './product-keys';
import { loadProductTransformers } from './load-product-transformers';

/** Places of a ranking where nobody says how many. */
const RANKED_PRODUCTS = 5;

/** おすすめランキング: the shop's own order of recommendation, its first places. */
export function rankedProductsQuery(api: ApiClient, count = RANKED_PRODUCTS) {
  return queryOptions({
    queryKey: [...productKeys.ranking, count],
    queryFn: async ({ signal }) => {
      const query = { sort: 'recommended', per: count } as const;
      const response = api.call(listProducts, { query }, { signal });
      const [{ data }, { toProductSummary }] = await Promise.all([response, loadProductTransformers()]);
      return data.map(toProductSummary);
    },
  });
}
