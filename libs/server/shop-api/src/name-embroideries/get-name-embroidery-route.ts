import { getNameEmbroiderySpec } from '@shop/contract/name-embroideries/get-name-embroidery';
import { eq } from 'drizzle-orm';
import { nameEmbroideries } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { presentNameEmbroidery } from './present-name-embroidery';

/** GET /v1/me/name-embroideries */
export const getNameEmbroideryRoute = defineRoute(getNameEmbroiderySpec, async (context) => {
  const { id } = context.requireMember();
  const [row] = await context.db.select().from(nameEmbroideries).where(eq(nameEmbroideries.userId, id));
  return { name_embroidery: row === undefined ? null : presentNameEmbroidery(row) };
});
