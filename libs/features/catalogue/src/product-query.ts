import type { ApiClient } from '@shop/api-client/api-client';
import { getProduct } from '@shop/contract/products/get-product';
import { queryOptions } from '@tanstack/react-query';
import { toProduct } from './to-product';
import { productKeys } from './product-keys';

/** One product. Rejects with a NotFoundError where there is none. core §7 */
export function productQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: productKeys.detail(key),
    queryFn: async ({ signal }) =>
      toProduct((await api.call(getProduct, { params: { key } }, { signal })).data),
  });
}
