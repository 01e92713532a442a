import type { SitemapKind } from '@shop/contract/sitemaps/sitemap-kind';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import type { DocumentPage } from '../documents/create-route-matcher';

/** The canonical path of each kind's pages, from the key that the API lists. */
export const SITEMAP_PATHS: Readonly<Record<SitemapKind, (key: string) => string>> = {
  products: paths.product,
  categories: (key) => paths.productList({ category: key }),
  makers: (key) => contentPaths.maker(Number(key)),
  stylists: contentPaths.stylist,
  blogs: (key) => contentPaths.blogArticle(Number(key)),
  news: (key) => contentPaths.newsArticle(Number(key)),
  // Letters of other alphabets are encoded, as in the canonical URL of the page.
  'static-pages': encodeURI,
};

const isFixed = (path: string): boolean => !/[:*]/.test(path);

/** The paths of the pages that every guest shares and that need no key. */
export const fixedPagePaths = (pages: readonly DocumentPage[]): readonly string[] =>
  pages
    .filter(({ guard, cache, hasSecret }) => guard === 'public' && cache === 'public' && hasSecret !== true)
    .map(({ id }) => PAGE_PATHS[id])
    .filter(isFixed);
