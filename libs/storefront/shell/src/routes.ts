import { SHOP_ROUTES } from './route-table';

/** Seen from an app's `app` folder, which is what the framework resolves route files against. */
const MODULES_FROM_APP = '../../../libs/storefront/shell/src/routes';

/** One entry of the framework's route configuration. */
export interface RouteEntry {
  id: string;
  path: string;
  file: string;
}

/** The routes of a storefront: an app's `app/routes.ts` is this one call. Ids are explicit and carry no path. */
export function shopRoutes(): RouteEntry[] {
  return SHOP_ROUTES.map(({ id, path }) => ({ id, path, file: `${MODULES_FROM_APP}/${id}.tsx` }));
}
