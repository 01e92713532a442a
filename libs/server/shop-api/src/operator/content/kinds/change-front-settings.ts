import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { channels } from '../../../db/schema';

/** Changes some of a shop's flat settings; the others stay. */
export async function changeFrontSettings(
  tx: Executor,
  channelId: number,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  await tx
    .update(channels)
    .set({ settings: sql`${channels.settings} || ${JSON.stringify(changed)}::jsonb` })
    .where(eq(channels.id, channelId));
}
