import { getNewsSpec } from '@shop/contract/news/get-news';
import { listNewsSpec } from '@shop/contract/news/list-news';
import { and, count, desc, eq, lte } from 'drizzle-orm';
import { news } from '../db/schema';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import type { RouteContext } from '../http/route-context';
import { findRead } from './find-read';
import { readNewsRoute } from './read-news-route';

const published = ({ channel, clock }: RouteContext) =>
  and(eq(news.channelId, channel.id), eq(news.isShow, true), lte(news.publishedAt, clock.now()));

const presentEntry = (row: typeof news.$inferSelect, isRead: boolean) => ({
  id: row.id,
  title: row.title,
  label: row.label,
  published_at: row.publishedAt.toISOString(),
  is_read: isRead,
});

/** GET /v1/news */
const listNewsRoute = handle(listNewsSpec, async (context, { query: { page, per } }) => {
  const { db, answer } = context;
  const [total] = await db.select({ value: count() }).from(news).where(published(context));
  const rows = await db
    .select()
    .from(news)
    .where(published(context))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(per)
    .offset((page - 1) * per);
  answer.paginate(total?.value ?? 0, page, per);
  const isRead = await findRead(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentEntry(row, isRead(row.id)));
});

/** GET /v1/news/{id} */
const getNewsRoute = handle(getNewsSpec, async (context, { params: { id } }) => {
  const [row] = await context.db
    .select()
    .from(news)
    .where(and(published(context), eq(news.id, id)));
  if (row === undefined) throw notFound('news.not_found', 'お知らせが見つかりません');
  const isRead = await findRead(context, [row.id]);
  return { ...presentEntry(row, isRead(row.id)), body: row.body };
});

export const newsRoutes: readonly Route[] = [listNewsRoute, getNewsRoute, readNewsRoute];
