import { meQuery } from '@shop/feature-account/me-query';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the page of an unproven mail address loads: whose it is. */
export const verifyPage = definePage(ROUTE_TABLE.verify, async ({ api, prefetch }) => {
  await prefetch(meQuery(api));
  return {};
});
