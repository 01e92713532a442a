import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { repeatBatches } from '../cleanup/delete-in-batches';
import { isAnyOf } from '../db/is-any-of';
import { images, importedPictures } from '../db/schema';
import { folderStorage } from './folder-storage';
import { storedFileName } from './stored-file-name';

/** How long the pictures of a rejected import are stored for the next attempt; no import runs that long. */
const UNUSED_RETENTION_MS = 24 * 60 * 60 * 1000;
/** So many pictures are looked at in one statement. */
const PAGE = 1_000;
/** So many are deleted at a time. */
const BATCH = 100;

/**
 * Deletes imported pictures that no product uses, because their import was rejected, and returns their number. A row
 * is marked first, so that no import reuses it, then its files are deleted, then the row: an interrupted run leaves a
 * marked row for the next one.
 */
export async function deleteUnusedPictures(context: CleanupContext): Promise<number> {
  await markUnused(context);
  return deleteMarked(context);
}

/** Looks through all pictures, page by page. */
async function markUnused(context: CleanupContext): Promise<void> {
  const { db, clock } = context;
  const before = new Date(clock.now().getTime() - UNUSED_RETENTION_MS);
  let last = 0;
  await repeatBatches(context, PAGE, async () => {
    const page = await db
      .select({ id: importedPictures.id })
      .from(importedPictures)
      .where(gt(importedPictures.id, last))
      .orderBy(asc(importedPictures.id))
      .limit(PAGE);
    const ids = page.map(({ id }) => id);
    await db
      .update(importedPictures)
      .set({ isBeingDeleted: true })
      .where(
        and(
          isAnyOf(importedPictures.id, ids),
          lt(importedPictures.lastUsedAt, before),
          eq(importedPictures.isBeingDeleted, false),
          sql`not exists (select 1 from ${images} where ${images.path} = ${importedPictures.path})`,
        ),
      );
    last = ids.at(-1) ?? last;
    return ids.length;
  });
}

function deleteMarked(context: CleanupContext): Promise<number> {
  const { db, config } = context;
  const files = context.files ?? folderStorage(config.filesFolder);
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
    const { rowCount } = await db.delete(importedPictures).where(isAnyOf(importedPictures.id, ids));
    return rowCount ?? 0;
  });
}
