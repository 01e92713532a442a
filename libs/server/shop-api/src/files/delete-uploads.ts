import { asc, type SQL } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { type BatchLimits, repeatBatches } from '../cleanup/delete-in-batches';
import { isAnyOf } from '../db/is-any-of';
import { uploads } from '../db/schema';
import { folderStorage } from './folder-storage';
import { thumbnailPath } from './thumbnail-path';

const BATCH = 100;

type UploadsContext = Pick<CleanupContext, 'db' | 'files' | 'config'>;

/** Deletes the uploads that match, and returns their number. */
export const deleteUploads = (
  context: UploadsContext & BatchLimits,
  isOld: SQL | undefined,
): Promise<number> =>
  repeatBatches(context, BATCH, async () => {
    const old = await context.db
      .select({ id: uploads.id, path: uploads.path })
      .from(uploads)
      .where(isOld)
      .orderBy(asc(uploads.id))
      .limit(BATCH);
    return removeUploads(context, old);
  });

/**
 * Deletes these uploads, and returns their number. The file is deleted before its row, so that an interrupted run leaves a
 * row for the next one, never a file without a row.
 */
export async function removeUploads(
  { db, files, config }: UploadsContext,
  old: readonly { readonly id: number; readonly path: string }[],
): Promise<number> {
  if (old.length === 0) return 0;
  const storage = files ?? folderStorage(config.filesFolder);
  for (const { path } of old)
    for (const place of [thumbnailPath(path), path]) if (place !== null) await storage.remove(place);
  const ids = old.map(({ id }) => id);
  const { rowCount } = await db.delete(uploads).where(isAnyOf(uploads.id, ids));
  return rowCount ?? 0;
}
