import { and, eq } from 'drizzle-orm';
import type { Member } from '../auth/member';
import type { Executor } from '../db/database';
import { bookmarks } from '../db/schema';

/** The member's bookmark of a product; `null` where there is none, and for guests. */
export async function findBookmarkId(
  db: Executor,
  member: Pick<Member, 'id'> | null,
  productId: number,
): Promise<number | null> {
  if (member === null) return null;
  const [row] = await db
    .select({ id: bookmarks.id })
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, member.id), eq(bookmarks.productId, productId)));
  return row?.id ?? null;
}
