import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { createMiddleware } from 'hono/factory';
import type { StorefrontEnv } from '../request-context/storefront-env';
import type { RequestUrl } from '../request-url/request-url';
import type { RouteMatcher } from './create-route-matcher';
import { documentUrl } from './document-url';
import { permanentRedirect } from './permanent-redirect';

/**
 * Returns path and query with the fixed parts of the path as the shop writes them; `null` where they are so already. The
 * router takes `/PRODUCT` for `/product`, and search engines would find two pages. Keys and the paths
 * of static pages stay as they are: there a letter's case can tell two pages apart.
 */
export function inWrittenCase(url: RequestUrl, matchRoute: RouteMatcher): string | null {
  const { pathname, search } = url;
  // The page that the guard and the renderer will see.
  const page = matchRoute(documentUrl(url).pathname);
  if (page === null || page.id === 'static-page') return null;
  const pattern = PAGE_PATHS[page.id].split('/');
  const path = pathname
    .split('/')
    .map((segment, at) => {
      const written = pattern[at];
      return written === undefined || written.startsWith(':') ? segment : written;
    })
    .join('/');
  return path === pathname ? null : `${path}${search}`;
}

/** Redirects a document to the path as the shop writes it, so that each page has one URL. */
export const redirectLetterCase = (matchRoute: RouteMatcher) =>
  createMiddleware<StorefrontEnv>(async (context, next) => {
    const location = inWrittenCase(context.env.url, matchRoute);
    return location === null ? await next() : permanentRedirect(location);
  });
