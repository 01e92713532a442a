import { eq } from 'drizzle-orm';
import { deleteInBatches } from '../../cleanup/delete-in-batches';
import type { Database } from '../../db/database';
import { imports, stagedImages, stagedModels, stagedVariants } from '../../db/schema';

/** Deletes what an import has staged, in batches: after it was switched to, and after it failed. */
export async function discardImport(db: Database, importId: number): Promise<void> {
  const context = { db, isOver: () => false };
  for (const table of [stagedVariants, stagedModels, stagedImages])
    await deleteInBatches(context, table, eq(table.importId, importId));
  await db.delete(imports).where(eq(imports.id, importId));
}
