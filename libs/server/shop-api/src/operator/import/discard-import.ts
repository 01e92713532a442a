import { eq } from 'drizzle-orm';
import { deleteInBatches } from '../../cleanup/delete-in-batches';
import type { Database } from '../../db/database';
import { hiddenRows, imports, stagedImages, stagedModels, stagedVariants } from '../../db/schema';
import { deleteHidden } from './delete-hidden';

/**
 * Deletes what an import has staged, in batches: after it was switched to, and after it failed; then also what it has put
 * into the shop's tables, which nobody has seen.
 */
export async function discardImport(db: Database, importId: number): Promise<void> {
  await deleteHidden(db, importId);
  const context = { db, isOver: () => false };
  for (const table of [stagedVariants, stagedModels, stagedImages, hiddenRows])
    await deleteInBatches(context, { table, isOld: eq(table.importId, importId) });
  await db.delete(imports).where(eq(imports.id, importId));
}
