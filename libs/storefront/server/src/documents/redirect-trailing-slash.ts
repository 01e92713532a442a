import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { createMiddleware } from 'hono/factory';
import type { StorefrontEnv } from '../request-context/storefront-env';
import type { RequestUrl } from '../request-url/request-url';
import { permanentRedirect } from './permanent-redirect';

/** Destinations that core §2 writes with a slash at the end; the shop links to them in that form, so both forms are served. */
const WRITTEN_WITH_SLASH: ReadonlySet<string> = new Set([
  paths.cart(),
  accountPaths.ec(),
  paths.login(),
  paths.maintenance(),
]);

/**
 * Returns path and query of a document without the slashes at the end of its path; `null` where the requested form is
 * served as it is: the top page, a path without such a slash, and the destinations of core §2. interp-trailing-slash
 *
 * The result leads nowhere but into this shop: the path of a `RequestUrl` begins with exactly one slash and holds no
 * backslash.
 */
export function withoutTrailingSlash({ pathname, search }: RequestUrl): string | null {
  const path = pathname.replace(/\/+$/, '') || '/';
  return path === pathname || WRITTEN_WITH_SLASH.has(pathname) ? null : `${path}${search}`;
}

/** Redirects a document whose path ends in a slash to the path without it, so that each page has one URL. */
export const redirectTrailingSlash = createMiddleware<StorefrontEnv>(async (context, next) => {
  const location = withoutTrailingSlash(context.env.url);
  return location === null ? await next() : permanentRedirect(location);
});
