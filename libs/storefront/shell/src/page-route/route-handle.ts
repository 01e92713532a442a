import type { ShopRoute } from '../route-table';

/** What a route module says about itself to whoever looks at the matched routes. */
export interface RouteHandle {
  readonly route: ShopRoute;
}

/** The shop's route among the matches of a location, or `null` where none matched. */
export function routeOfMatches(matches: readonly { readonly handle: unknown }[]): ShopRoute | null {
  const handle = matches.at(-1)?.handle;
  return isRouteHandle(handle) ? handle.route : null;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'route' in handle;
