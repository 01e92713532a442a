import { asc, inArray, type SQL } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { repeatBatches } from '../cleanup/delete-in-batches';
import { uploads } from '../db/schema';
import { folderStorage } from './folder-storage';
import { thumbnailPath } from './thumbnail-path';

const BATCH = 100;

/**
 * Deletes the uploads that match, and returns their number. The file is deleted before its row, so that an interrupted
 * run leaves a row for the next one, never a file without a row.
 */
export async function deleteUploads(
  { db, files, config, isOver }: Pick<CleanupContext, 'db' | 'files' | 'config' | 'isOver'>,
  isOld: SQL | undefined,
): Promise<number> {
  const storage = files ?? folderStorage(config.filesFolder);
  return repeatBatches({ isOver }, BATCH, async () => {
    const old = await db
      .select({ id: uploads.id, path: uploads.path })
      .from(uploads)
      .where(isOld)
      .orderBy(asc(uploads.id))
      .limit(BATCH);
    if (old.length === 0) return 0;
    for (const { path } of old)
      for (const place of [thumbnailPath(path), path]) if (place !== null) await storage.remove(place);
    const ids = old.map(({ id }) => id);
    const { rowCount } = await db.delete(uploads).where(inArray(uploads.id, ids));
    return rowCount ?? 0;
  });
}
