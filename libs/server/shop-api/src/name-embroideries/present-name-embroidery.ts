import type { NameEmbroidery } from '@shop/contract/name-embroideries/name-embroidery';
import type { nameEmbroideries } from '../db/schema';

/** An embroidery as the API returns it. */
export const presentNameEmbroidery = (row: typeof nameEmbroideries.$inferSelect): NameEmbroidery => ({
  text: row.text,
  script: row.script,
  font: row.font,
  colour: row.colour,
  position: row.position,
  updated_at: row.updatedAt.toISOString(),
});
