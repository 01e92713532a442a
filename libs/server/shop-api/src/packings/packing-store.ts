import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { packings } from '../db/schema';

export type PackingRow = typeof packings.$inferSelect;

/** The packings that a channel offers, in their order. */
export const listShownPackings = (db: Executor, channelId: number): Promise<PackingRow[]> =>
  db
    .select()
    .from(packings)
    .where(and(eq(packings.channelId, channelId), eq(packings.isShow, true)))
    .orderBy(asc(packings.position), asc(packings.id));
