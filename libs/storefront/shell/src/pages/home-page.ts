import { newArrivalsQuery } from '@shop/feature-catalogue/new-arrivals-query';
import { rankedProductsQuery } from '@shop/feature-catalogue/ranked-products-query';
import { HOME_NEWS_COUNT, newsListQuery } from '@shop/feature-content/news-list-query';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the top page loads. */
export const homePage = definePage(ROUTE_TABLE.home, async ({ api, prefetch }) => {
  await Promise.all([
    prefetch(newArrivalsQuery(api)),
    prefetch(rankedProductsQuery(api)),
    prefetch(newsListQuery(api, HOME_NEWS_COUNT)),
  ]);
  return { description: '暮らしの道具と贈りものの通販。新着商品とお知らせをご案内します。' };
});
