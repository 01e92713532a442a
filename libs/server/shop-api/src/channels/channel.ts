import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { channels } from '../db/schema';

/** A shop, as its row in the database; every request is for one of them. */
export type Channel = typeof channels.$inferSelect;

/** The shop with a key; `null` where there is none. */
export async function findChannel(db: Executor, key: string): Promise<Channel | null> {
  const [channel] = await db.select().from(channels).where(eq(channels.key, key)).limit(1);
  return channel ?? null;
}
