import { STATIC_PAGE_ERRORS } from '@shop/contract/static-pages/static-page-errors';
import { getStaticPageSpec } from '@shop/contract/static-pages/get-static-page';
import { and, eq } from 'drizzle-orm';
import { staticPages } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { fillText } from '../shop-terms/fill-texts';
import { presentStaticPageSummary } from './present-static-page-summary';
import { shownStaticPages } from './static-page-store';

/** GET /v1/static-pages/url{path} */
export const getStaticPageRoute = defineRoute(getStaticPageSpec, async (context, { params: { path } }) => {
  const [row] = await context.db
    .select()
    .from(staticPages)
    .where(and(shownStaticPages(context), eq(staticPages.url, path)));
  if (row === undefined) throw notFound(STATIC_PAGE_ERRORS.notFound, 'ページが見つかりません');
  return {
    ...presentStaticPageSummary(row),
    description: row.description,
    layout: row.layout,
    body: sanitiseHtml(await fillText(context, row.body)),
  };
});
