import type { ApiClient } from '@shop/api-client/api-client';
import { getProductFacets } from '@shop/contract/products/get-product-facets';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductFacets } from './product-facets-view';
import type { ProductFilter } from './product-filter';
import { productKeys } from './product-keys';
import { toWireFilter } from './to-wire-filter';

/** The facets of a list; the same for each of its pages and orders. */
export function productFacetsQuery(api: ApiClient, filter: ProductFilter) {
  return queryOptions({
    queryKey: productKeys.facets(filter),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ProductFacets> => {
      const response = api.call(getProductFacets, { query: toWireFilter(filter) }, { signal });
      // Beside the response: a page that the server has rendered brings the facets along.
      const [{ data }, { toProductFacets }] = await Promise.all([response, import('./to-product-facets')]);
      return toProductFacets(data);
    },
  });
}
