import type { ApiClient } from '@shop/api-client/api-client';
import { getProduct } from '@shop/contract/products/get-product';
import { queryOptions } from '@tanstack/react-query';
import { productKeys } from './product-keys';
import { loadProductTransformers } from './load-product-transformers';

/** One product. Rejects with a NotFoundError where there is none. core §7 */
export function productQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: productKeys.detail(key),
    queryFn: async ({ signal }) => {
      const response = api.call(getProduct, { params: { key } }, { signal });
      const [{ data }, { toProduct }] = await Promise.all([response, loadProductTransformers()]);
      return toProduct(data);
    },
  });
}
