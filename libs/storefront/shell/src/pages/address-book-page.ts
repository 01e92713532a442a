import { addressesQuery } from '@shop/feature-account/addresses-query';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the address book loads: the whole of it. */
export const addressBookPage = definePage(ROUTE_TABLE.addressBook, async ({ api, isLogin, prefetch }) => {
  if (isLogin) await prefetch(addressesQuery(api));
  return {};
});
