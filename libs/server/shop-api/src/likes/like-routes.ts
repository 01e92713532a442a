import { likeProductSpec } from '@shop/contract/likes/like-product';
import { unlikeProductSpec } from '@shop/contract/likes/unlike-product';
import { and, eq } from 'drizzle-orm';
import { productLikes } from '../db/schema';
import { handle, type Route } from '../http/handle';
import type { RouteContext } from '../http/route-context';
import { findShownProductId } from '../products/shown-product';
import { readLikes } from './read-likes';

const answerLikes = async ({ db, member }: RouteContext, productId: number) => ({
  product_id: productId,
  ...(await readLikes(db, member, productId)),
});

/** POST /v1/products/{key}/likes */
const likeProductRoute = handle(likeProductSpec, async (context, { params: { key } }) => {
  const productId = await findShownProductId(context.db, context.channel.id, key);
  await context.db
    .insert(productLikes)
    .values({ userId: context.requireMember().id, productId, createdAt: context.clock.now() })
    .onConflictDoNothing();
  return answerLikes(context, productId);
});

/** DELETE /v1/products/{key}/likes */
const unlikeProductRoute = handle(unlikeProductSpec, async (context, { params: { key } }) => {
  const productId = await findShownProductId(context.db, context.channel.id, key);
  await context.db
    .delete(productLikes)
    .where(and(eq(productLikes.userId, context.requireMember().id), eq(productLikes.productId, productId)));
  return answerLikes(context, productId);
});

export const likeRoutes: readonly Route[] = [likeProductRoute, unlikeProductRoute];
