import { SHOP_ROUTES, type ShopRoute } from '@shop/storefront-shell/route-table';
import { guardedRoute } from '@shop/storefront-shell/guards/guarded-route';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';

const ROUTE_OBJECTS = SHOP_ROUTES.map((route) => ({ id: route.id, path: route.path, handle: route }));

/** The router ranks all routes again for each path, so the results are cached. */
const MAX_CACHED_PATHS = 5_000;
/** Longer paths, in characters, are not cached: they would fill the memory. */
const MAX_CACHED_PATH_LENGTH = 200;

/** Returns the route of a path. In the shop's table every path has one, for the last route matches all. */
export type RouteMatcher = (pathname: string) => ShopRoute | null;

/** Creates a matcher with a cache of its own. */
export function createRouteMatcher(): RouteMatcher {
  const cache = new LRUCache<string, { readonly route: ShopRoute | null }>({ max: MAX_CACHED_PATHS });
  return (pathname) => {
    const cached = cache.get(pathname);
    if (cached !== undefined) return cached.route;
    const match = matchRoutes(ROUTE_OBJECTS, pathname)?.at(-1)?.route.handle ?? null;
    const route = match === null ? null : guardedRoute(match, pathname);
    if (pathname.length <= MAX_CACHED_PATH_LENGTH) cache.set(pathname, { route });
    return route;
  };
}
