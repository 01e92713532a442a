import { deleteNameEmbroiderySpec } from '@shop/contract/name-embroideries/delete-name-embroidery';
import { getNameEmbroiderySpec } from '@shop/contract/name-embroideries/get-name-embroidery';
import type { NameEmbroidery } from '@shop/contract/name-embroideries/name-embroidery';
import { updateNameEmbroiderySpec } from '@shop/contract/name-embroideries/update-name-embroidery';
import { eq } from 'drizzle-orm';
import { nameEmbroideries } from '../db/schema';
import { handle, type Route } from '../http/handle';

const present = (row: typeof nameEmbroideries.$inferSelect): NameEmbroidery => ({
  text: row.text,
  script: row.script,
  font: row.font,
  colour: row.colour,
  position: row.position,
  updated_at: row.updatedAt.toISOString(),
});

/** GET /v1/me/name-embroideries */
const getNameEmbroideryRoute = handle(getNameEmbroiderySpec, async (context) => {
  const { id } = context.requireMember();
  const [row] = await context.db.select().from(nameEmbroideries).where(eq(nameEmbroideries.userId, id));
  return { name_embroidery: row === undefined ? null : present(row) };
});

/** PUT /v1/me/name-embroideries */
const updateNameEmbroideryRoute = handle(updateNameEmbroiderySpec, async (context, { body }) => {
  const { text, script, font, colour, position } = body;
  const values = { text, script, font, colour, position, updatedAt: context.clock.now() };
  const [row] = await context.db
    .insert(nameEmbroideries)
    .values({ userId: context.requireMember().id, ...values })
    .onConflictDoUpdate({ target: nameEmbroideries.userId, set: values })
    .returning();
  if (row === undefined) throw new Error('The embroidery was not stored');
  return present(row);
});

/** DELETE /v1/me/name-embroideries */
const deleteNameEmbroideryRoute = handle(deleteNameEmbroiderySpec, async (context) => {
  await context.db.delete(nameEmbroideries).where(eq(nameEmbroideries.userId, context.requireMember().id));
  return undefined;
});

/** The name that a member has stitched onto things. */
export const nameEmbroideryRoutes: readonly Route[] = [
  getNameEmbroideryRoute,
  updateNameEmbroideryRoute,
  deleteNameEmbroideryRoute,
];
