import { and, asc, eq, lt } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { repeatBatches } from '../cleanup/delete-in-batches';
import type { Executor } from '../db/database';
import { isAnyOf } from '../db/is-any-of';
import { inquiryFiles, reviewPhotos, uploads } from '../db/schema';
import { HOUR_MS } from '../durations';
import { removeUploads } from './delete-uploads';

/** How long a file waits for the inquiry or the review that it was chosen for. */
const UNATTACHED_MS = 48 * HOUR_MS;
const BATCH = 100;

/**
 * Deletes the uploads that belong to no inquiry and no review, or no longer, and returns their number. One that is found to
 * belong to something is marked, and looked at again only after a trigger has noted that it was taken away: the others,
 * nearly all of the table, are not read every hour.
 */
export async function deleteUnattachedUploads(context: CleanupContext): Promise<number> {
  const { db, clock } = context;
  const before = new Date(clock.now().getTime() - UNATTACHED_MS);
  let deleted = 0;
  await repeatBatches(context, BATCH, async () => {
    const { seen, unattached } = await db.transaction((tx) => sortOut(tx, before));
    deleted += await removeUploads(context, unattached);
    return seen;
  });
  return deleted;
}

/**
 * Looks at so many uploads that are not marked, marks those that belong to something, and returns the others. Their rows are
 * locked before that is looked up: a trigger that takes the mark away waits, or has come first.
 */
async function sortOut(tx: Executor, before: Date) {
  const old = await tx
    .select({ id: uploads.id, path: uploads.path })
    .from(uploads)
    .where(and(eq(uploads.isAttached, false), lt(uploads.createdAt, before)))
    .orderBy(asc(uploads.createdAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const ids = old.map(({ id }) => id);
  const attached = await tx
    .select({ id: reviewPhotos.uploadId })
    .from(reviewPhotos)
    .where(isAnyOf(reviewPhotos.uploadId, ids))
    .unionAll(
      tx.select({ id: inquiryFiles.uploadId }).from(inquiryFiles).where(isAnyOf(inquiryFiles.uploadId, ids)),
    );
  const marked = new Set(attached.map(({ id }) => id));
  if (marked.size > 0)
    await tx
      .update(uploads)
      .set({ isAttached: true })
      .where(isAnyOf(uploads.id, [...marked]));
  return { seen: old.length, unattached: old.filter(({ id }) => !marked.has(id)) };
}
