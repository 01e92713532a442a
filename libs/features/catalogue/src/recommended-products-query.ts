import type { ApiClient } from '@shop/api-client/api-client';
import { listRecommendedProducts } from '@shop/contract/products/list-recommended-products';
import { queryOptions } from '@tanstack/react-query';
import { productPartKeys } from './product-part-keys';
import { loadProductTransformers } from './load-product-transformers';

/** Products beside a product: one row. */
const MAX_RECOMMENDED = 4;

/** おすすめ商品 beside a product. core §7 */
export function recommendedProductsQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: productPartKeys.recommended(key),
    queryFn: async ({ signal }) => {
      const response = api.call(listRecommendedProducts, { params: { key } }, { signal });
      const [{ data }, { toProductSummary }] = await Promise.all([response, loadProductTransformers()]);
      return data.slice(0, MAX_RECOMMENDED).map(toProductSummary);
    },
  });
}
