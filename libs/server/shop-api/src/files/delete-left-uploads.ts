import { asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { uploads, users } from '../db/schema';
import type { FileStorage } from '../ports/file-storage';

const BATCH = 100;

/**
 * Deletes the uploads of members who have closed their account, and returns their number. The file is deleted before
 * its row, so that an interrupted run leaves a row for the next one, never a file without a row.
 */
export async function deleteLeftUploads(db: Database, files: FileStorage): Promise<number> {
  let deleted = 0;
  for (;;) {
    const left = await db
      .select({ id: uploads.id, path: uploads.path })
      .from(uploads)
      .innerJoin(users, eq(users.id, uploads.userId))
      .where(isNotNull(users.leftAt))
      .orderBy(asc(uploads.id))
      .limit(BATCH);
    if (left.length === 0) return deleted;
    for (const { path } of left) await files.remove(path);
    const ids = left.map(({ id }) => id);
    const gone = await db.delete(uploads).where(inArray(uploads.id, ids)).returning({ id: uploads.id });
    deleted += gone.length;
  }
}
