import { NEWS_ERRORS } from '@shop/contract/news/news-errors';
import { readNewsSpec } from '@shop/contract/news/read-news';
import { and, eq, lte } from 'drizzle-orm';
import { news, newsReads } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';

/** POST /v1/news/readables */
export const readNewsRoute = defineRoute(readNewsSpec, async (context, { body: { readable_id } }) => {
  const { db, channel, clock } = context;
  const userId = context.requireMember().id;
  const now = clock.now();
  const [piece] = await db
    .select({ id: news.id })
    .from(news)
    .where(
      and(
        eq(news.id, readable_id),
        eq(news.channelId, channel.id),
        eq(news.isShow, true),
        lte(news.publishedAt, now),
      ),
    );
  if (piece === undefined) throw notFound(NEWS_ERRORS.notFound, 'お知らせが見つかりません');
  await db.insert(newsReads).values({ userId, newsId: piece.id, readAt: now }).onConflictDoNothing();
  return undefined;
});
