import type { ApiClient } from '@shop/api-client/api-client';
import { getProductFacets } from '@shop/contract/products/get-product-facets';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductChoice, ProductFilter } from './product-filter';
import { productKeys } from './product-keys';
import { toWireFilter } from './to-wire-filter';

/** How many products a choice leaves; there are more where it is capped. */
export interface FacetCount {
  readonly count: number;
  readonly isCapped: boolean;
}

/** Something to choose. */
export interface FacetValueView extends FacetCount {
  readonly key: string;
  readonly name: string;
}

/** A band of prices in yen with tax; `null` where there is no bound. */
export interface FacetPricesView extends FacetCount {
  readonly min: number | null;
  readonly max: number | null;
}

/** What a list can be narrowed down by, and how many products each choice leaves. */
export interface ProductFacets extends Readonly<Record<ProductChoice, readonly FacetValueView[]>> {
  readonly category: readonly FacetValueView[];
  readonly prices: readonly FacetPricesView[];
  readonly inStock: FacetCount;
}

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
