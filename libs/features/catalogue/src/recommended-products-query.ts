import type { ApiClient } from '@shop/api-client/api-client';
import { listRecommendedProducts } from '@shop/contract/products/list-recommended-products';
import { queryOptions } from '@tanstack/react-query';
import { toProductSummary } from './to-product';
import { productKeys } from './product-keys';

/** Products beside a product: one row. */
const MAX_RECOMMENDED = 4;

/** おすすめ商品 beside a product. core §7 */
export function recommendedProductsQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: productKeys.recommended(key),
    queryFn: async ({ signal }) => {
      const { data } = await api.call(listRecommendedProducts, { params: { key } }, { signal });
      return data.slice(0, MAX_RECOMMENDED).map(toProductSummary);
    },
  });
}
