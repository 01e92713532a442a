import { SHOP_ROUTES, type ShopRoute } from '@shop/storefront-shell/route-table';
import { guardedRoute } from '@shop/storefront-shell/guards/guarded-route';
import { matchRoutes } from 'react-router-dom';

const ROUTE_OBJECTS = SHOP_ROUTES.map((route) => ({ id: route.id, path: route.path, handle: route }));

/** Paths whose route is remembered; the router ranks every route anew for each question. */
const MOST_REMEMBERED = 5_000;
const LONGEST_REMEMBERED = 200;

/** Answers the route of the table for a path; every path has one, for the last matches all. */
export type RouteMatcher = (pathname: string) => ShopRoute | null;

/** Makes the look-up of a shop, with what it remembers. */
export function createRouteMatcher(): RouteMatcher {
  const remembered = new Map<string, ShopRoute | null>();
  return (pathname) => {
    const known = remembered.get(pathname);
    if (known !== undefined) return known;
    const match = matchRoutes(ROUTE_OBJECTS, pathname)?.at(-1)?.route.handle ?? null;
    const route = match === null ? null : guardedRoute(match, pathname);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    if (pathname.length <= LONGEST_REMEMBERED) remembered.set(pathname, route);
    return route;
  };
}
