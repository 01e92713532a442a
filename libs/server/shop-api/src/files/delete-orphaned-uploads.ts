import { and, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { inquiryFiles, reviewPhotos, uploads, users } from '../db/schema';
import { HOUR_MS } from '../durations';
import { deleteUploads } from './delete-uploads';

/** How long a file waits for the inquiry or the review that it was chosen for. */
const UNATTACHED_MS = 48 * HOUR_MS;

/**
 * Deletes the uploads of members who have closed their account, and those that belong to no inquiry and no review, or no
 * longer, whoever sent them. Returns their number.
 */
export function deleteOrphanedUploads(context: CleanupContext): Promise<number> {
  const { db, clock } = context;
  const left = db.select({ id: users.id }).from(users).where(isNotNull(users.leftAt));
  const isUnattached = and(
    lt(uploads.createdAt, new Date(clock.now().getTime() - UNATTACHED_MS)),
    sql`not exists (select 1 from ${reviewPhotos} where ${reviewPhotos.uploadId} = ${uploads.id})`,
    sql`not exists (select 1 from ${inquiryFiles} where ${inquiryFiles.uploadId} = ${uploads.id})`,
  );
  return deleteUploads(context, or(inArray(uploads.userId, left), isUnattached));
}
