import { favouritesQuery } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { readPageNumber } from '@shop/feature-orders/read-page-number';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the member's favourites load: one page of them. */
export const favouritesPage = definePage(ROUTE_TABLE.favourites, async ({ api, search, isLogin, fetch }) => {
  if (isLogin) await fetch(favouritesQuery(api, readPageNumber(search)));
  return {};
});
