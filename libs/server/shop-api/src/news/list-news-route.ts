import { listNewsSpec } from '@shop/contract/news/list-news';
import { count, desc } from 'drizzle-orm';
import { news } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { findReadNews } from './find-read-news';
import { publishedNews } from './news-store';
import { presentNewsSummary } from './present-news-summary';

/** GET /v1/news */
export const listNewsRoute = defineRoute(listNewsSpec, async (context, { query: { page, per } }) => {
  const { db, response } = context;
  const [total] = await db.select({ value: count() }).from(news).where(publishedNews(context));
  const rows = await db
    .select()
    .from(news)
    .where(publishedNews(context))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(per)
    .offset((page - 1) * per);
  response.paginate(total?.value ?? 0, page, per);
  const isRead = await findReadNews(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentNewsSummary(row, isRead(row.id)));
});
