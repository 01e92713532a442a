import { bookmarksQuery } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { readPageNumber } from '@shop/feature-orders/read-page-number';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the member's bookmarks load: one page of them. */
export const bookmarkPage = definePage(ROUTE_TABLE.bookmark, async ({ api, search, isLogin, fetch }) => {
  if (isLogin) await fetch(bookmarksQuery(api, readPageNumber(search)));
  return {};
});
