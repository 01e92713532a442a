import { newArrivalsQuery } from '@shop/feature-catalogue/new-arrivals-query';
import { rankedProductsQuery } from '@shop/feature-catalogue/ranked-products-query';
import { HOME_NEWS_COUNT, newsListQuery } from '@shop/feature-content/news-list-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The top page: new arrivals, the ranking and the latest news. */
const page = definePage({
  id: 'home',
  guard: 'public',
  cache: 'public',
  async load({ api, prefetch }) {
    await Promise.all([
      prefetch(newArrivalsQuery(api)),
      prefetch(rankedProductsQuery(api)),
      prefetch(newsListQuery(api, HOME_NEWS_COUNT)),
    ]);
    return { description: '暮らしの道具と贈りものの通販。新着商品とお知らせをご案内します。' };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function HomePage() {
  return <RoutePage page={page} />;
}
