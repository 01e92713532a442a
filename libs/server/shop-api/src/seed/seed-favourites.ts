import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { bookmarks, productLikes, userListItems, userLists } from '../db/schema';
import { createFavouritesList } from '../user-lists/user-list-store';
import type { MemberSeed } from './member-seed';
import { HOUR_MS } from '../durations';

const FAVOURITES = 6;
const BOOKMARKS = 3;

/** Favourites and bookmarks of two members, likes of all. */
export async function seedFavourites(db: Executor, seed: MemberSeed): Promise<void> {
  const { now, memberIds, productIds } = seed;
  await createFavouritesList(db, memberIds, now);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const [position, email] of ['member@example.jp', 'second@example.jp'].entries()) {
    const userId = seed.memberId(email);
    const [list] = await db.select({ id: userLists.id }).from(userLists).where(eq(userLists.userId, userId));
    if (list === undefined) throw new Error('The list of favourites was not made');
    const offset = position * FAVOURITES;
    await db
      .insert(userListItems)
      .values(
        productIds
          .slice(offset, offset + FAVOURITES)
          .map((productId, index) => ({ listId: list.id, productId, createdAt: ago(index) })),
      );
    await db
      .insert(bookmarks)
      .values(
        productIds
          .slice(offset + FAVOURITES, offset + FAVOURITES + BOOKMARKS)
          .map((productId, index) => ({ userId, productId, createdAt: ago(index) })),
      );
  }
  await db
    .insert(productLikes)
    .values(
      memberIds.flatMap((userId, index) =>
        productIds
          .filter((_, place) => (place + index) % 4 === 0)
          .map((productId) => ({ userId, productId, createdAt: now })),
      ),
    );
}
