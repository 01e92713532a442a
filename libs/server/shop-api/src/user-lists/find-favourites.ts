import { FAVOURITES_KEY } from '@shop/contract/user-lists/user-list';
import { and, eq, inArray } from 'drizzle-orm';
import type { Member } from '../auth/member';
import type { Executor } from '../db/database';
import { userListItems, userLists } from '../db/schema';

/** Which of these products are favourites of the member (core §4 `is_favorite`); none for a guest. */
export async function findFavourites(
  db: Executor,
  member: Pick<Member, 'id'> | null,
  productIds: readonly number[],
): Promise<(productId: number) => boolean> {
  if (member === null || productIds.length === 0) return () => false;
  const rows = await db
    .select({ productId: userListItems.productId })
    .from(userListItems)
    .innerJoin(userLists, eq(userLists.id, userListItems.listId))
    .where(
      and(
        eq(userLists.userId, member.id),
        eq(userLists.key, FAVOURITES_KEY),
        inArray(userListItems.productId, [...productIds]),
      ),
    );
  const found = new Set(rows.map(({ productId }) => productId));
  return (productId) => found.has(productId);
}
