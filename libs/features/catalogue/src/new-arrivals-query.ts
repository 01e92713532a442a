import type { ApiClient } from '@shop/api-client/api-client';
import { listProducts } from '@shop/contract/products/list-products';
import { queryOptions } from '@tanstack/react-query';
import { productKeys } from './product-keys';
import { loadProductTransformers } from './load-product-transformers';

/** Two rows of four on the top page. */
const NEW_ARRIVALS = 8;

/** The newest products. */
export function newArrivalsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: productKeys.newArrivals,
    queryFn: async ({ signal }) => {
      const query = { sort: 'new', per: NEW_ARRIVALS } as const;
      const response = api.call(listProducts, { query }, { signal });
      const [{ data }, { toProductSummary }] = await Promise.all([response, loadProductTransformers()]);
      return data.map(toProductSummary);
    },
  });
}
