import { inArray, isNotNull } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { uploads, users } from '../db/schema';
import { deleteUploads } from './delete-uploads';

/** Deletes the uploads of members who have closed their account, and returns their number. */
export function deleteOrphanedUploads(context: CleanupContext): Promise<number> {
  const left = context.db.select({ id: users.id }).from(users).where(isNotNull(users.leftAt));
  return deleteUploads(context, inArray(uploads.userId, left));
}
