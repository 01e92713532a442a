import { publicSiteQuery } from '@shop/site/public-site-query';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the sign-in loads: who else signs members in. */
export const loginPage = definePage(ROUTE_TABLE.login, async ({ api, prefetch }) => {
  await prefetch(publicSiteQuery(api));
  return { description: '会員の方のログインページです。ご注文の履歴やポイントをご確認いただけます。' };
});
