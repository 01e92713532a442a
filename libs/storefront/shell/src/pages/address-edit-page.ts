import { addressQuery } from '@shop/feature-account/address-query';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { readAddressKey } from '@shop/feature-account/read-address-key';
import { failureResponse } from '../page-route/route-failure';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the form of a known address loads: the address and the prefectures to choose from. */
export const addressEditPage = definePage(
  ROUTE_TABLE.addressEdit,
  async ({ api, params, isLogin, fetch, prefetch }) => {
    const id = readAddressKey(params);
    if (id === null) throw failureResponse({ kind: 'not-found' });
    const prefectures = prefetch(prefecturesQuery(api));
    if (isLogin) await fetch(addressQuery(api, id));
    await prefectures;
    return {};
  },
);
