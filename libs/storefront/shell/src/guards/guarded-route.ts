import { matchPath } from 'react-router-dom';
import { ROUTE_TABLE, type RouteGuard, type ShopRoute } from '../route-table';

/** Whole areas of both specifications that only some may enter, whether an address in them has its page or not. */
const GUARDED_AREAS: readonly { readonly path: string; readonly guard: RouteGuard }[] = [
  { path: '/mypage/*', guard: 'member' },
  { path: '/register', guard: 'logout-only' },
  { path: '/reminder/*', guard: 'logout-only' },
];

/**
 * The route of an address as it is guarded. An address without a page of its own takes the guard of its area, so that a
 * visitor learns nothing of what stands there. interp-guards-not-listed
 */
export function guardedRoute(route: ShopRoute, pathname: string): ShopRoute {
  if (route.id !== ROUTE_TABLE.staticPage.id) return route;
  const area = GUARDED_AREAS.find(({ path }) => matchPath(path, pathname) !== null);
  return area === undefined ? route : { ...route, guard: area.guard, cache: 'private' };
}
