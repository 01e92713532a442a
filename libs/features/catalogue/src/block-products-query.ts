import type { ApiClient } from '@shop/api-client/api-client';
import { listProducts } from '@shop/contract/products/list-products';
import { queryOptions } from '@tanstack/react-query';
import { productKeys } from './product-keys';
import { loadProductTransformers } from './load-product-transformers';

/** Which products a block shows. */
export interface BlockProducts {
  /** The key of a tag; null: of all products. */
  readonly tag: string | null;
  readonly sort: 'recommended' | 'new' | 'price_asc' | 'price_desc';
  readonly limit: number;
}

/** The first products of a tag, or of all, in an order. core §7 */
export function blockProductsQuery(api: ApiClient, { tag, sort, limit }: BlockProducts) {
  return queryOptions({
    queryKey: productKeys.block(tag, sort, limit),
    queryFn: async ({ signal }) => {
      const query = { sort, per: limit, ...(tag === null ? {} : { tag }) };
      const response = api.call(listProducts, { query }, { signal });
      const [{ data }, { toProductSummary }] = await Promise.all([response, loadProductTransformers()]);
      return data.map(toProductSummary);
    },
  });
}
