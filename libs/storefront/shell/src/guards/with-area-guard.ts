import { PAGE_PATHS, type RoutedPageId } from '@shop/site/page-paths';
import { matchPath } from 'react-router-dom';
import type { GuardedPage, RouteGuard } from './route-guard';

/** Areas of the site that both specifications guard, also at paths that have no page. */
const GUARDED_AREAS: readonly { readonly path: string; readonly guard: RouteGuard }[] = [
  { path: `${PAGE_PATHS.mypage}/*`, guard: 'member' },
  { path: '/register', guard: 'logout-only' },
  { path: '/reminder/*', guard: 'logout-only' },
];

/** The page for every path without a page of its own. */
const CATCH_ALL: RoutedPageId = 'static-page';

/**
 * The page with the guard that holds at this path. A path without a page of its own takes the guard of its area,
 * so that a shopper cannot find out which pages exist there. interp-guards-not-listed
 */
export function withAreaGuard<Page extends GuardedPage>(page: Page, pathname: string): Page {
  if (page.id !== CATCH_ALL) return page;
  const area = GUARDED_AREAS.find(({ path }) => matchPath(path, pathname) !== null);
  return area === undefined ? page : { ...page, guard: area.guard, cache: 'private' };
}
