import { listStaticPageUrlsSpec } from '@shop/contract/static-pages/list-static-page-urls';
import { asc } from 'drizzle-orm';
import { staticPages } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { presentStaticPageSummary } from './present-static-page-summary';
import { shownStaticPages } from './static-page-store';

/** GET /v1/static-pages/urls */
export const listStaticPageUrlsRoute = defineRoute(listStaticPageUrlsSpec, async (context) => {
  const rows = await context.db
    .select({ url: staticPages.url, title: staticPages.title, updatedAt: staticPages.updatedAt })
    .from(staticPages)
    .where(shownStaticPages(context))
    .orderBy(asc(staticPages.position), asc(staticPages.id));
  context.response.paginate(rows.length, 1, 'all');
  return rows.map(presentStaticPageSummary);
});
