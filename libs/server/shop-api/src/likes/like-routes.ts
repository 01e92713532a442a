import { likeProductSpec } from '@shop/contract/likes/like-product';
import { unlikeProductSpec } from '@shop/contract/likes/unlike-product';
import { and, eq } from 'drizzle-orm';
import { productLikes } from '../db/schema';
import { handle, type Route } from '../http/handle';
import type { RouteContext } from '../http/route-context';
import { findShownProductId } from '../products/shown-product';

async function answerLikes({ db }: RouteContext, productId: number, isLiked: boolean) {
  const count = await db.$count(productLikes, eq(productLikes.productId, productId));
  return { product_id: productId, is_liked: isLiked, likes_count: count };
}

/** POST /v1/products/{key}/likes */
const likeProductRoute = handle(likeProductSpec, async (context, { params: { key } }) => {
  const productId = await findShownProductId(context.db, context.channel.id, key);
  await context.db
    .insert(productLikes)
    .values({ userId: context.requireMember().id, productId, createdAt: context.clock.now() })
    .onConflictDoNothing();
  return answerLikes(context, productId, true);
});

/** DELETE /v1/products/{key}/likes */
const unlikeProductRoute = handle(unlikeProductSpec, async (context, { params: { key } }) => {
  const productId = await findShownProductId(context.db, context.channel.id, key);
  await context.db
    .delete(productLikes)
    .where(and(eq(productLikes.userId, context.requireMember().id), eq(productLikes.productId, productId)));
  return answerLikes(context, productId, false);
});

export const likeRoutes: readonly Route[] = [likeProductRoute, unlikeProductRoute];
