import { unlikeProductSpec } from '@shop/contract/likes/unlike-product';
import { and, eq } from 'drizzle-orm';
import { productLikes } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { findShownProductId } from '../products/shown-product';
import { presentLikes } from './present-likes';

/** DELETE /v1/products/{key}/likes */
export const unlikeProductRoute = defineRoute(unlikeProductSpec, async (context, { params: { key } }) => {
  const productId = await findShownProductId(context.db, context.channel.id, key);
  await context.db
    .delete(productLikes)
    .where(and(eq(productLikes.userId, context.requireMember().id), eq(productLikes.productId, productId)));
  return presentLikes(context, productId);
});
