import { PAGE_PATHS } from '@shop/site/page-paths';
import { withAreaGuard } from '@shop/storefront-shell/guards/with-area-guard';
import type { PageDefinition } from '@shop/storefront-shell/page/define-page';
import { matchRoutes } from 'react-router-dom';

/** Paths whose page is cached; the router ranks every route again for each look-up. */
const MAX_CACHED_PATHS = 5_000;
const MAX_CACHED_PATH_LENGTH = 200;

/** What the server knows of a page before it is rendered. */
export type DocumentPage = Pick<PageDefinition, 'id' | 'guard' | 'cache' | 'hasSecret'>;

/** Finds the page of a path. Every path has one, because the last route matches all. */
export type DocumentRoute = (pathname: string) => DocumentPage | null;

/** Creates the look-up among these pages, with its cache. */
export function createDocumentRoute(pages: readonly DocumentPage[]): DocumentRoute {
  const routes = pages.map((page) => ({ id: page.id, path: PAGE_PATHS[page.id], handle: page }));
  const cached = new Map<string, DocumentPage | null>();
  return (pathname) => {
    const known = cached.get(pathname);
    if (known !== undefined) return known;
    const match = matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? null;
    const page = match === null ? null : withAreaGuard(match, pathname);
    if (cached.size >= MAX_CACHED_PATHS) cached.clear();
    if (pathname.length <= MAX_CACHED_PATH_LENGTH) cached.set(pathname, page);
    return page;
  };
}
