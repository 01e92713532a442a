import { updateNameEmbroiderySpec } from '@shop/contract/name-embroideries/update-name-embroidery';
import { nameEmbroideries } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { presentNameEmbroidery } from './present-name-embroidery';

/** PUT /v1/me/name-embroideries */
export const updateNameEmbroideryRoute = defineRoute(updateNameEmbroiderySpec, async (context, { body }) => {
  const { text, script, font, colour, position } = body;
  const values = { text, script, font, colour, position, updatedAt: context.clock.now() };
  const [row] = await context.db
    .insert(nameEmbroideries)
    .values({ userId: context.requireMember().id, ...values })
    .onConflictDoUpdate({ target: nameEmbroideries.userId, set: values })
    .returning();
  if (row === undefined) throw new Error('The embroidery was not stored');
  return presentNameEmbroidery(row);
});
