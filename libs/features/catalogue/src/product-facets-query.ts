import type { ApiClient } from '@shop/api-client/api-client';
import { type FacetValue, getProductFacets } from '@shop/contract/products/get-product-facets';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PRODUCT_CHOICES, type ProductChoice, type ProductFilter } from './product-filter';
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

const toCount = ({ count, is_capped }: { count: number; is_capped: boolean }): FacetCount => ({
  count,
  isCapped: is_capped,
});
const toValue = ({ key, name, ...counted }: FacetValue): FacetValueView => ({
  key,
  name,
  ...toCount(counted),
});

/** The facets of a list; the same for each of its pages and orders. */
export function productFacetsQuery(api: ApiClient, filter: ProductFilter) {
  return queryOptions({
    queryKey: productKeys.facets(filter),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ProductFacets> => {
      const { data } = await api.call(getProductFacets, { query: toWireFilter(filter) }, { signal });
      return {
        category: data.categories.map(toValue),
        maker: data.makers.map(toValue),
        brand: data.brands.map(toValue),
        tag: data.tags.map(toValue),
        colour: data.colours.map(toValue),
        prices: data.prices.map(({ min, max, ...counted }) => ({ min, max, ...toCount(counted) })),
        inStock: toCount(data.in_stock),
      };
    },
  });
}

/** What is chosen of a list with the names that its facets say, the key where they do not. */
export const chosenValues = (
  filter: ProductFilter,
  facets: ProductFacets | undefined,
): readonly { readonly choice: ProductChoice; readonly key: string; readonly name: string }[] =>
  PRODUCT_CHOICES.flatMap((choice) =>
    filter[choice].map((key) => ({
      choice,
      key,
      name: facets?.[choice].find((value) => value.key === key)?.name ?? key,
    })),
  );
