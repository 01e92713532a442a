import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { repeatBatches } from '../cleanup/delete-in-batches';
import { images, importedPictures } from '../db/schema';
import { folderStorage } from './folder-storage';
import { storedFileName } from './stored-file-name';

/** How long the pictures of a rejected import are stored for the next attempt; no import runs that long. */
const UNUSED_RETENTION_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Deletes imported pictures that no product uses, because their import was rejected, and returns their number. A row
 * is marked first, so that no import reuses it, then its files are deleted, then the row: an interrupted run leaves a
 * marked row for the next one.
 */
export async function deleteUnusedPictures(context: CleanupContext): Promise<number> {
  const { db, clock, config } = context;
  const files = context.files ?? folderStorage(config.filesFolder);
  const unused = db
    .select({ id: importedPictures.id })
    .from(importedPictures)
    .where(
      and(
        lt(importedPictures.lastUsedAt, new Date(clock.now().getTime() - UNUSED_RETENTION_MS)),
        eq(importedPictures.isBeingDeleted, false),
        sql`not exists (select 1 from ${images} where ${images.path} = ${importedPictures.path})`,
      ),
    )
    .limit(BATCH);
  await repeatBatches(context, BATCH, async () => {
    const { rowCount } = await db
      .update(importedPictures)
      .set({ isBeingDeleted: true })
      .where(inArray(importedPictures.id, unused));
    return rowCount ?? 0;
  });
  return repeatBatches(context, BATCH, async () => {
    const marked = await db
      .select({ id: importedPictures.id, sources: importedPictures.sources })
      .from(importedPictures)
      .where(eq(importedPictures.isBeingDeleted, true))
      .orderBy(asc(importedPictures.id))
      .limit(BATCH);
    if (marked.length === 0) return 0;
    const names = marked.flatMap(({ sources }) => sources.map(({ path }) => storedFileName(path) ?? []));
    for (const name of names.flat()) await files.remove(name);
    const ids = marked.map(({ id }) => id);
    const { rowCount } = await db.delete(importedPictures).where(inArray(importedPictures.id, ids));
    return rowCount ?? 0;
  });
}
