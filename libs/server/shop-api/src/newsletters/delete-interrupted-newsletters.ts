import { and, isNull, lt } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { newsletters } from '../db/schema';
import { discardNewsletter } from './discard-newsletter';

/** No newsletter is written for so long; one that was not released by then was interrupted. */
const WRITING_ENDS_MS = 24 * 60 * 60 * 1000;

/** Deletes newsletters that were interrupted before they were released, and returns the number of their mails. */
export async function deleteInterruptedNewsletters({ db, clock }: CleanupContext): Promise<number> {
  const interrupted = await db
    .select({ id: newsletters.id })
    .from(newsletters)
    .where(
      and(
        isNull(newsletters.sentAt),
        lt(newsletters.createdAt, new Date(clock.now().getTime() - WRITING_ENDS_MS)),
      ),
    );
  let deleted = 0;
  for (const { id } of interrupted) deleted += await discardNewsletter(db, id);
  return deleted;
}
