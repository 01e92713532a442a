import { blockProductsQuery } from '@shop/feature-catalogue/block-products-query';
import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { collectionQuery } from '@shop/feature-catalogue/collection-query';
import { newProductsQuery } from '@shop/feature-catalogue/new-products-query';
import { rankedProductsQuery } from '@shop/feature-catalogue/ranked-products-query';
import { stylistsQuery } from '@shop/feature-catalogue/stylists-query';
import { bannersQuery } from '@shop/feature-content/banners-query';
import { blogPageQuery } from '@shop/feature-content/blog-page-query';
import { businessCalendarQuery } from '@shop/feature-content/business-calendar-query';
import { catalogsQuery } from '@shop/feature-content/catalogs-query';
import { freeAreaQuery } from '@shop/feature-content/free-area-query';
import type { LayoutBlockView } from '@shop/feature-content/layout-block-view';
import { isLazyBlock } from '@shop/feature-content/lazy-blocks';
import { newsListQuery } from '@shop/feature-content/news-list-query';
import { shopTermsQuery } from '@shop/feature-content/shop-terms-query';
import type { PageLoadInput } from './define-page';

type BlockInput = Pick<PageLoadInput, 'api' | 'clock' | 'prefetch'>;

/** Fetches what a block shows; one that fails says so in its own place. */
function prefetchBlock({ api, clock, prefetch }: BlockInput, block: LayoutBlockView): Promise<void> {
  switch (block.kind) {
    case 'reasons':
      return prefetch(shopTermsQuery(api));
    case 'banners':
      return prefetch(bannersQuery(api, [block.area]));
    case 'collection':
      return prefetch(collectionQuery(api, block.alias, block.limit));
    case 'products':
      return prefetch(blockProductsQuery(api, block));
    case 'whats-new':
      return prefetch(newProductsQuery(api, block.limit));
    case 'ranking':
      return prefetch(rankedProductsQuery(api, block.limit));
    case 'categories':
      return prefetch(categoriesQuery(api));
    case 'news':
      return prefetch(newsListQuery(api, block.limit));
    case 'blogs':
      return prefetch(blogPageQuery(api, 1));
    case 'stylists':
      return prefetch(stylistsQuery(api, 1));
    case 'catalogs':
      return prefetch(catalogsQuery(api));
    case 'free-area':
      return prefetch(freeAreaQuery(api, block.code));
    case 'calendar':
      return prefetch(businessCalendarQuery({ api, clock }));
    case 'hero':
    case 'recently-viewed':
    case 'html':
      return Promise.resolve();
  }
}

/** Fetches what the blocks of a page show that come with its HTML. */
export async function prefetchBlocks(input: BlockInput, blocks: readonly LayoutBlockView[]): Promise<void> {
  const first = blocks.filter((block, at) => !isLazyBlock(block, at));
  await Promise.all(first.map((block) => prefetchBlock(input, block)));
}
