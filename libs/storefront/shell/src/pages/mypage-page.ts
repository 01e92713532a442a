import { meQuery } from '@shop/feature-account';
import { publicSiteQuery } from '@shop/site';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the top of the member's pages loads. */
export const mypagePage = definePage(ROUTE_TABLE.mypage, async ({ api, isLogin, prefetch }) => {
  await Promise.all([isLogin ? prefetch(meQuery(api)) : null, prefetch(publicSiteQuery(api))]);
  return {};
});
