import { and, eq } from 'drizzle-orm';
import type { Member } from '../auth/member';
import type { Executor } from '../db/database';
import { productLikes } from '../db/schema';

/** How a product is liked: by this member, and by how many in all. A guest likes nothing. */
export async function readLikes(
  db: Executor,
  member: Pick<Member, 'id'> | null,
  productId: number,
): Promise<{ is_liked: boolean; likes_count: number }> {
  const ofProduct = eq(productLikes.productId, productId);
  const own =
    member === null ? 0 : await db.$count(productLikes, and(ofProduct, eq(productLikes.userId, member.id)));
  return { is_liked: own > 0, likes_count: await db.$count(productLikes, ofProduct) };
}
