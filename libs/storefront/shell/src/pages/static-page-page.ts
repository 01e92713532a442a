import { staticPageQuery } from '@shop/feature-content/static-page-query';
import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { failureResponse } from '../page-route/route-failure';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** Paths are compared without their slash at the end. interp-trailing-slash */
const bare = (path: string) => `/${path.replace(/^\/+|\/+$/g, '')}`;

/**
 * What answers where no other route does: a page of the shop's editors, if one has this path; else there is no such
 * page, and the document says so too. core §2
 */
export const staticPagePage = definePage(ROUTE_TABLE.staticPage, async ({ api, params, fetch }) => {
  const path = bare(params['*'] ?? '');
  const pages = await fetch(staticPageUrlsQuery(api));
  if (!pages.some(({ url }) => bare(url) === path)) throw failureResponse({ kind: 'not-found' });
  const { title, description } = await fetch(staticPageQuery(api, path));
  return { title, description: description || `${title}のご案内です。` };
});
