import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** What the sitemap loads: the categories; everything else it knows. */
export const sitemapPage = definePage(ROUTE_TABLE.sitemap, async ({ api, fetch }) => {
  await fetch(categoriesQuery(api));
  return { description: 'サイト内のページの一覧です。' };
});
