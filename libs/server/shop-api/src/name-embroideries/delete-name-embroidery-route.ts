import { deleteNameEmbroiderySpec } from '@shop/contract/name-embroideries/delete-name-embroidery';
import { eq } from 'drizzle-orm';
import { nameEmbroideries } from '../db/schema';
import { defineRoute } from '../http/define-route';

/** DELETE /v1/me/name-embroideries */
export const deleteNameEmbroideryRoute = defineRoute(deleteNameEmbroiderySpec, async (context) => {
  await context.db.delete(nameEmbroideries).where(eq(nameEmbroideries.userId, context.requireMember().id));
  return undefined;
});
