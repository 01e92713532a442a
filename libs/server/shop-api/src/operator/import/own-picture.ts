import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { images } from '../../db/schema';
import type { StoredPicture } from '../../images/stored-picture';

/** A picture that the shop has, by its path on the API's origin as `products export` names it; null for every other name. */
export async function ownPicture(
  db: Database,
  channelId: number,
  source: string,
): Promise<StoredPicture | null> {
  if (!source.startsWith('/')) return null;
  const { path, width, height, sources } = images;
  const [own] = await db
    .select({ path, width, height, sources })
    .from(images)
    .where(and(eq(images.channelId, channelId), eq(path, source)))
    .orderBy(asc(images.id))
    .limit(1);
  return own ?? null;
}
