import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';

/** Relative to an app's `app` folder, from which the framework resolves route files. */
const PAGES_FOLDER = '../../../libs/storefront/shell/src/pages';

/** The routes of a storefront, which every app's `app/routes.ts` exports: page `<id>` is the file `pages/<id>.tsx`. */
export function shopRoutes(): RouteConfigEntry[] {
  return Object.entries(PAGE_PATHS).map(([id, path]) => route(path, `${PAGES_FOLDER}/${id}.tsx`, { id }));
}
