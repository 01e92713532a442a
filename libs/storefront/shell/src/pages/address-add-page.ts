import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the form of a new address loads: the prefectures to choose from. */
export const addressAddPage = definePage(ROUTE_TABLE.addressAdd, async ({ api, prefetch }) => {
  await prefetch(prefecturesQuery(api));
  return {};
});
