import { newArrivalsQuery } from '@shop/feature-catalogue/new-arrivals-query';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the logged-in home loads. */
export const ecPage = definePage(ROUTE_TABLE.ec, async ({ api, prefetch }) => {
  await prefetch(newArrivalsQuery(api));
  return {};
});
