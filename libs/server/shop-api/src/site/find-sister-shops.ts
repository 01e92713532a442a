import { asc, ne } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { channels } from '../db/schema';

/** The platform's other shops that can be opened, in the order they were made. */
export async function findSisterShops(
  db: Executor,
  { id }: Pick<Channel, 'id'>,
  origins: Readonly<Record<string, string>>,
): Promise<{ readonly channel: string; readonly name: string; readonly url: string }[]> {
  const others = await db
    .select({ channel: channels.key, name: channels.name })
    .from(channels)
    .where(ne(channels.id, id))
    .orderBy(asc(channels.id));
  return others.flatMap((shop) => {
    const url = origins[shop.channel];
    return url === undefined ? [] : [{ ...shop, url }];
  });
}
