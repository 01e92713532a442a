import { likeProductSpec } from '@shop/contract/likes/like-product';
import { productLikes } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { findShownProductId } from '../products/shown-product';
import { presentLikes } from './present-likes';

/** POST /v1/products/{key}/likes */
export const likeProductRoute = defineRoute(likeProductSpec, async (context, { params: { key } }) => {
  const productId = await findShownProductId(context.db, context.channel.id, key);
  await context.db
    .insert(productLikes)
    .values({ userId: context.requireMember().id, productId, createdAt: context.clock.now() })
    .onConflictDoNothing();
  return presentLikes(context, productId);
});
