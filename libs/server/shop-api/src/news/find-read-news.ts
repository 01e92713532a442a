import { and, eq, inArray } from 'drizzle-orm';
import { newsReads } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** Which of these news items the member has read; none for a guest. */
export async function findReadNews(
  { db, member }: Pick<RouteContext, 'db' | 'member'>,
  newsIds: readonly number[],
): Promise<(newsId: number) => boolean> {
  if (member === null || newsIds.length === 0) return () => false;
  const rows = await db
    .select({ newsId: newsReads.newsId })
    .from(newsReads)
    .where(and(eq(newsReads.userId, member.id), inArray(newsReads.newsId, [...newsIds])));
  const read = new Set(rows.map(({ newsId }) => newsId));
  return (newsId) => read.has(newsId);
}
