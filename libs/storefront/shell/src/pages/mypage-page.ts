import { meQuery } from '@shop/feature-account';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the top of the member's pages loads. */
export const mypagePage = definePage(ROUTE_TABLE.mypage, async ({ api, isLogin, prefetch }) => {
  if (isLogin) await prefetch(meQuery(api));
  return {};
});
