import { and, eq, inArray } from 'drizzle-orm';
import type { Member } from '../auth/member';
import type { Executor } from '../db/database';
import { bookmarks } from '../db/schema';

/** Which of these products the member has bookmarked; none for a guest. */
export async function findBookmarked(
  db: Executor,
  member: Pick<Member, 'id'> | null,
  productIds: readonly number[],
): Promise<(productId: number) => boolean> {
  if (member === null || productIds.length === 0) return () => false;
  const rows = await db
    .select({ productId: bookmarks.productId })
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, member.id), inArray(bookmarks.productId, [...productIds])));
  const found = new Set(rows.map(({ productId }) => productId));
  return (productId) => found.has(productId);
}
