import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { reviewPhotos, uploads, users } from '../db/schema';
import { deleteUploads } from './delete-uploads';

/** How long a photo waits for the review that it was chosen for. */
const UNPOSTED_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the uploads of members who have closed their account, and photos whose review was not posted or is gone.
 * Returns their number.
 */
export function deleteOrphanedUploads(context: CleanupContext): Promise<number> {
  const { db, clock } = context;
  const left = db.select({ id: users.id }).from(users).where(isNotNull(users.leftAt));
  const isOrphanedPhoto = and(
    eq(uploads.dir, 'reviews'),
    lt(uploads.createdAt, new Date(clock.now().getTime() - UNPOSTED_MS)),
    sql`not exists (select 1 from ${reviewPhotos} where ${reviewPhotos.uploadId} = ${uploads.id})`,
  );
  return deleteUploads(context, or(inArray(uploads.userId, left), isOrphanedPhoto));
}
