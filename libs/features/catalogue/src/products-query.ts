import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { listProducts } from '@shop/contract/products/list-products';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductFilter } from './product-filter';
import type { ProductSummaryView } from './product-view';
import { productKeys } from './product-keys';
import { toWireFilter } from './to-wire-filter';
import { loadProductTransformers } from './load-product-transformers';

/** Products of a page. core §9 */
const PRODUCTS_PER_PAGE = 15;

/** One page of products. */
export interface ProductList {
  readonly products: readonly ProductSummaryView[];
  readonly pagination: Pagination;
  /** There are more than the pagination says: the count ends there. */
  readonly isCapped: boolean;
  /** What was searched instead of the typed word, which nothing is called; `null` where it was the typed one. */
  readonly corrected: string | null;
  /** The key of the product whose number was typed; `null` where none was. */
  readonly numberedProduct: string | null;
}

/** A text in a header of the response, which is percent-encoded there. */
const readText = (headers: Headers, name: string): string | null => {
  const value = headers.get(name);
  return value === null ? null : decodeURIComponent(value);
};

/** One page of the product list. core §7 */
export function productsQuery(api: ApiClient, filter: ProductFilter) {
  return queryOptions({
    queryKey: productKeys.list(filter),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ProductList> => {
      const [response, { toProductSummary }] = await Promise.all([
        api.call(
          listProducts,
          { query: { ...toWireFilter(filter), page: filter.page, sort: filter.sort } },
          { signal },
        ),
        loadProductTransformers(),
      ]);
      return {
        products: response.data.map(toProductSummary),
        pagination: response.pagination ?? { total: 0, per: PRODUCTS_PER_PAGE, last: 1, current: 1 },
        isCapped: response.headers.get('x-total-capped') === '1',
        corrected: readText(response.headers, 'x-search-corrected'),
        numberedProduct: readText(response.headers, 'x-search-product'),
      };
    },
  });
}
