import type { CleanupContext } from '../cleanup/cleanup-task';
import { forLeavers } from '../cleanup/for-leavers';
import { isAnyOf } from '../db/is-any-of';
import { uploads } from '../db/schema';
import { deleteUnattachedUploads } from './delete-unattached-uploads';
import { deleteUploads } from './delete-uploads';

/**
 * Deletes the uploads of members who have closed their account, and those that belong to no inquiry and no review, or no
 * longer, whoever sent them. Returns their number.
 */
export async function deleteOrphanedUploads(context: CleanupContext): Promise<number> {
  const ofLeavers = await forLeavers(context, (ids) => deleteUploads(context, isAnyOf(uploads.userId, ids)));
  return ofLeavers + (await deleteUnattachedUploads(context));
}
