import { PAGE_PATHS, type RoutedPageId } from '@shop/site/paths/page-paths';
import { matchRoutes } from 'react-router-dom';

const ROUTES = Object.entries(PAGE_PATHS).map(([id, path]) => ({ id, path }));
const isPageId = (id: string): id is RoutedPageId => id in PAGE_PATHS;

/** The page behind a path of the shop. */
export interface PageRoute {
  readonly id: RoutedPageId;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Finds the page behind an own path; null where there is none. */
export function findPageRoute(pathname: string): PageRoute | null {
  const match = matchRoutes(ROUTES, pathname)?.at(-1);
  return match !== undefined && isPageId(match.route.id)
    ? { id: match.route.id, params: match.params }
    : null;
}
