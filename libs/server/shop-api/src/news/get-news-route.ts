import { NEWS_ERRORS } from '@shop/contract/news/news-errors';
import { getNewsSpec } from '@shop/contract/news/get-news';
import { and, eq } from 'drizzle-orm';
import { news } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { findReadNews } from './find-read-news';
import { publishedNews } from './news-store';
import { presentNewsSummary } from './present-news-summary';

/** GET /v1/news/{id} */
export const getNewsRoute = defineRoute(getNewsSpec, async (context, { params: { id } }) => {
  const [row] = await context.db
    .select()
    .from(news)
    .where(and(publishedNews(context), eq(news.id, id)));
  if (row === undefined) throw notFound(NEWS_ERRORS.notFound, 'お知らせが見つかりません');
  const isRead = await findReadNews(context, [row.id]);
  return { ...presentNewsSummary(row, isRead(row.id)), body: sanitiseHtml(row.body) };
});
