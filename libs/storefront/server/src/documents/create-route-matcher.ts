import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import type { PageDefinition } from '@shop/storefront-shell/page/define-page';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';

/** The router ranks all routes again for each path, so the results are cached. */
const MAX_CACHED_PATHS = 5_000;
/** Longer paths, in characters, are not cached: they would fill the memory. */
const MAX_CACHED_PATH_LENGTH = 200;

/** What the server knows of a page before it is rendered. */
export type DocumentPage = Pick<PageDefinition, 'id' | 'guard' | 'cache' | 'hasSecret' | 'secretParameter'>;

/** Returns the page of a path. In a shop every path has one, because the last route matches all. */
export type RouteMatcher = (pathname: string) => DocumentPage | null;

/** Creates a matcher of these pages with a cache of its own. */
export function createRouteMatcher(pages: readonly DocumentPage[]): RouteMatcher {
  const routes = pages.map((page) => ({ id: page.id, path: PAGE_PATHS[page.id], handle: page }));
  const cache = new LRUCache<string, { readonly page: DocumentPage | null }>({ max: MAX_CACHED_PATHS });
  return (pathname) => {
    const cached = cache.get(pathname);
    if (cached !== undefined) return cached.page;
    const page = matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? null;
    if (pathname.length <= MAX_CACHED_PATH_LENGTH) cache.set(pathname, { page });
    return page;
  };
}
