import { and, eq, isNull } from 'drizzle-orm';
import { deleteInBatches } from '../cleanup/delete-in-batches';
import type { Database } from '../db/database';
import { mails, newsletters } from '../db/schema';

/** Deletes a newsletter that was not released, with its mails, and returns their number. */
export async function discardNewsletter(db: Database, newsletterId: number): Promise<number> {
  const deleted = await deleteInBatches(
    { db, isOver: () => false },
    { table: mails, isOld: eq(mails.newsletterId, newsletterId) },
  );
  await db.delete(newsletters).where(and(eq(newsletters.id, newsletterId), isNull(newsletters.sentAt)));
  return deleted;
}
