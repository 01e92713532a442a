import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { images } from '../../db/schema';
import type { StoredPicture } from '../../images/stored-picture';
import { insertedId } from './content-kind';

/**
 * The id of a picture among the images of a shop, which keeps its files from being deleted as unused. `alt` null takes
 * one with any alternative text.
 */
export async function ensureImage(
  tx: Executor,
  channelId: number,
  { path, width, height, sources }: StoredPicture,
  alt: string | null,
): Promise<number> {
  const [present] = await tx
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        eq(images.path, path),
        eq(images.channelId, channelId),
        alt === null ? undefined : eq(images.alt, alt),
      ),
    )
    .orderBy(asc(images.id))
    .limit(1);
  if (present !== undefined) return present.id;
  return insertedId(
    await tx
      .insert(images)
      .values({ channelId, path, width, height, sources, alt: alt ?? '' })
      .returning({ id: images.id }),
  );
}
