import { getStaticPageSpec } from '@shop/contract/static-pages/get-static-page';
import { listStaticPageUrlsSpec } from '@shop/contract/static-pages/list-static-page-urls';
import { and, asc, eq } from 'drizzle-orm';
import { staticPages } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import type { RouteContext } from '../http/route-context';

type StaticPageRow = typeof staticPages.$inferSelect;

const shown = ({ channel }: RouteContext) =>
  and(eq(staticPages.channelId, channel.id), eq(staticPages.isShow, true));

const presentEntry = ({ url, title, updatedAt }: Pick<StaticPageRow, 'url' | 'title' | 'updatedAt'>) => ({
  url,
  title,
  updated_at: updatedAt.toISOString(),
});

/** GET /v1/static-pages/urls */
const listStaticPageUrlsRoute = handle(listStaticPageUrlsSpec, async (context) => {
  const rows = await context.db
    .select({ url: staticPages.url, title: staticPages.title, updatedAt: staticPages.updatedAt })
    .from(staticPages)
    .where(shown(context))
    .orderBy(asc(staticPages.position), asc(staticPages.id));
  context.answer.paginate(rows.length, 1, 'all');
  return rows.map(presentEntry);
});

/** GET /v1/static-pages/url{path} */
const getStaticPageRoute = handle(getStaticPageSpec, async (context, { params: { path } }) => {
  const [row] = await context.db
    .select()
    .from(staticPages)
    .where(and(shown(context), eq(staticPages.url, path)));
  if (row === undefined) throw notFound('static_page.not_found', 'ページが見つかりません');
  return {
    ...presentEntry(row),
    description: row.description,
    layout: row.layout,
    body: sanitiseHtml(row.body),
  };
});

export const staticPageRoutes: readonly Route[] = [listStaticPageUrlsRoute, getStaticPageRoute];
