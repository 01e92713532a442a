import { and, isNull, lt, or, sql } from 'drizzle-orm';
import type { CleanupContext } from '../../cleanup/cleanup-task';
import { imports } from '../../db/schema';
import { discardImport } from './discard-import';

/** No import waits for so long. */
const IMPORT_ENDS_MS = 24 * 60 * 60 * 1000;

/** Deletes what interrupted imports have staged and hidden, and returns their number. */
export async function deleteInterruptedImports({ db, clock }: CleanupContext): Promise<number> {
  const interrupted = await db
    .select({ id: imports.id })
    .from(imports)
    .where(
      or(
        lt(imports.leasedUntil, sql`clock_timestamp()`),
        and(
          isNull(imports.leasedUntil),
          lt(imports.startedAt, new Date(clock.now().getTime() - IMPORT_ENDS_MS)),
        ),
      ),
    );
  for (const { id } of interrupted) await discardImport(db, id);
  return interrupted.length;
}
