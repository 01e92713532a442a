import { PAGE_PATHS, type RoutedPageId } from '@shop/site/paths/page-paths';
import { matchRoutes } from 'react-router-dom';

const ROUTES = Object.entries(PAGE_PATHS).map(([id, path]) => ({ id, path }));
const isPageId = (id: string): id is RoutedPageId => id in PAGE_PATHS;

const firstSegment = (path: string): string => (path.split('/')[1] ?? '').toLowerCase();

/** Routes by the first segment of their path; no route but the one that matches every path begins with a parameter. */
const BY_SEGMENT = Object.fromEntries(
  ROUTES.map(({ path }) => firstSegment(path)).map((segment) => [
    segment,
    ROUTES.filter(({ path }) => firstSegment(path) === segment),
  ]),
);
const routesFrom = (segment: string) =>
  Object.hasOwn(BY_SEGMENT, segment) ? (BY_SEGMENT[segment] ?? []) : [];

/** The page behind a path of the shop. */
export interface PageRoute {
  readonly id: RoutedPageId;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Finds the page behind an own path; null where there is none. The router makes an expression of every route that it is
 * given, each time: a path with a known first segment is compared with the few routes that begin with it.
 */
export function findPageRoute(pathname: string): PageRoute | null {
  const near = matchRoutes(routesFrom(firstSegment(pathname)), pathname);
  const match = (near ?? matchRoutes(ROUTES, pathname))?.at(-1);
  return match !== undefined && isPageId(match.route.id)
    ? { id: match.route.id, params: match.params }
    : null;
}
