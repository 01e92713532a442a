import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listBookmarks } from '@shop/contract/bookmarks/list-bookmarks';
import type { ProductSummary } from '@shop/contract/products/product';
import { getUserList } from '@shop/contract/user-lists/get-user-list';
import { FAVOURITES_KEY } from '@shop/contract/user-lists/user-list';
import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { queryOptions } from '@tanstack/react-query';
import type { ProductSummaryView } from '../product-view';
import { toProductSummary } from '../to-product';
import { bookmarkKeys, favouriteKeys } from './saved-product-keys';

/** A product that a member has saved, with what it takes to buy it. */
export interface SavedProduct {
  /** The id of the entry, by which a bookmark is removed. */
  readonly id: number;
  readonly product: ProductSummaryView;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly isReducedRate: boolean;
  /** On sale and in stock. */
  readonly isAvailable: boolean;
}

/** One page of saved products, the latest first. */
export interface SavedList {
  readonly entries: readonly SavedProduct[];
  readonly pagination: Pagination;
}

/** The wire's entry as the pages see it. */
export const toSaved = ({
  id,
  product,
}: {
  readonly id: number;
  readonly product: ProductSummary;
}): SavedProduct => ({
  id,
  product: toProductSummary(product),
  options: product.options,
  isReducedRate: product.tax_rate === REDUCED_TAX_RATE,
  isAvailable: product.is_stock_available,
});

/** A page of the member's bookmarks. account §7 */
export function bookmarksQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: bookmarkKeys.page(page),
    queryFn: async ({ signal }): Promise<SavedList> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listBookmarks, { query: { page: number } }, { signal }),
      );
      return { entries: data.map(toSaved), pagination };
    },
  });
}

/** A page of the member's favourites. core §7 */
export function favouritesQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: favouriteKeys.page(page),
    queryFn: async ({ signal }): Promise<SavedList> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(
          getUserList,
          { params: { key: FAVOURITES_KEY }, query: { is_listables: '1', page: number } },
          { signal },
        ),
      );
      return { entries: (data.listables ?? []).map(toSaved), pagination };
    },
  });
}
