import { blockProductsQuery } from '@shop/feature-catalogue/block-products-query';
import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { collectionQuery } from '@shop/feature-catalogue/collection-query';
import { stylistsQuery } from '@shop/feature-catalogue/stylists-query';
import { blogPageQuery } from '@shop/feature-content/blog-page-query';
import { businessCalendarQuery } from '@shop/feature-content/business-calendar-query';
import { calendarPeriod } from '@shop/feature-content/calendar-period';
import type { LayoutBlockView } from '@shop/feature-content/layout-query';
import { newsListQuery } from '@shop/feature-content/news-list-query';
import type { PageLoadInput } from './define-page';

type BlockInput = Pick<PageLoadInput, 'api' | 'prefetch'>;

/** Fetches what a block shows; one that fails says so in its own place. */
function prefetchBlock({ api, prefetch }: BlockInput, block: LayoutBlockView): Promise<void> {
  switch (block.kind) {
    case 'collection':
      return prefetch(collectionQuery(api, block.alias, block.limit));
    case 'products':
      return prefetch(blockProductsQuery(api, block));
    case 'categories':
      return prefetch(categoriesQuery(api));
    case 'news':
      return prefetch(newsListQuery(api, block.limit));
    case 'blogs':
      return prefetch(blogPageQuery(api, 1));
    case 'stylists':
      return prefetch(stylistsQuery(api, 1));
    case 'calendar': {
      const { startDate, endDate } = calendarPeriod(new Date());
      return prefetch(businessCalendarQuery(api, startDate, endDate));
    }
    case 'html':
      return Promise.resolve();
  }
}

/** Fetches what the blocks of a page show. */
export async function prefetchBlocks(input: BlockInput, blocks: readonly LayoutBlockView[]): Promise<void> {
  await Promise.all(blocks.map((block) => prefetchBlock(input, block)));
}
