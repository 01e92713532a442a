import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { images, importedPictures } from '../db/schema';
import type { FileStorage } from '../ports/file-storage';
import { storedFileName } from './stored-file-name';

/** How long the pictures of a rejected import are stored for the next attempt; no import runs that long. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Deletes imported pictures that no product uses, because their import was rejected, and returns their number. A row
 * is marked first, so that no import reuses it, then its files are deleted, then the row: an interrupted run leaves a
 * marked row for the next one.
 */
export async function deleteUnusedPictures(db: Database, files: FileStorage, now: Date): Promise<number> {
  const unused = and(
    lt(importedPictures.askedAt, new Date(now.getTime() - KEPT_MS)),
    sql`not exists (select 1 from ${images} where ${images.path} = ${importedPictures.path})`,
  );
  await db.update(importedPictures).set({ isLeaving: true }).where(unused);
  let deleted = 0;
  for (;;) {
    const leaving = await db
      .select({ id: importedPictures.id, sources: importedPictures.sources })
      .from(importedPictures)
      .where(eq(importedPictures.isLeaving, true))
      .orderBy(asc(importedPictures.id))
      .limit(BATCH);
    if (leaving.length === 0) return deleted;
    const names = leaving.flatMap(({ sources }) => sources.map(({ path }) => storedFileName(path) ?? []));
    for (const name of names.flat()) await files.remove(name);
    const ids = leaving.map(({ id }) => id);
    const gone = await db
      .delete(importedPictures)
      .where(inArray(importedPictures.id, ids))
      .returning({ id: importedPictures.id });
    deleted += gone.length;
  }
}
