import { SHOP_ROUTES, type ShopRoute } from '@shop/storefront-shell';
import { matchRoutes } from 'react-router';

const ROUTE_OBJECTS = SHOP_ROUTES.map((route) => ({ id: route.id, path: route.path, handle: route }));

/** The route of the table that answers a path; every path has one, for the last matches all. */
export function documentRoute(pathname: string): ShopRoute | null {
  const match = matchRoutes(ROUTE_OBJECTS, pathname)?.at(-1);
  return match?.route.handle ?? null;
}
