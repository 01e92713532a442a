import { meQuery } from '@shop/feature-account/me-query';
import { publicSiteQuery } from '@shop/site/public-site-query';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the top of the member's pages loads. */
export const mypagePage = definePage(ROUTE_TABLE.mypage, async ({ api, isLogin, prefetch }) => {
  await Promise.all([isLogin ? prefetch(meQuery(api)) : null, prefetch(publicSiteQuery(api))]);
  return {};
});
