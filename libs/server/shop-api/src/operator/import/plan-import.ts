import { asc, between, and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pauseAfterBatch } from '../../db/pause-after-batch';
import { productModels, stagedModels } from '../../db/schema';
import { renewLease } from './import-lease';
import type { RowIssue } from './imported-model';
import { findKeyConflicts, matchVariants } from './match-variants';
import type { StagedImport } from './stage-import';

/** The size of a batch: small, so that no shopper waits long for its locks. */
const BATCH = 100;

/** What a staged import would do. Products are numbered by their position in the file. */
export interface ImportPlan {
  readonly added: readonly number[];
  readonly changed: readonly number[];
  readonly errors: readonly RowIssue[];
}

/** Finds out, in small batches, which staged products and variants the shop has already. */
export async function planImport(
  db: Database,
  channelId: number,
  { importId, count }: StagedImport,
): Promise<ImportPlan> {
  const added: number[] = [];
  const changed: number[] = [];
  const errors: RowIssue[] = [];
  const planBatch = async (from: number) => {
    await renewLease(db, importId);
    const rows = await db
      .select({ position: stagedModels.position, isKnown: sql<boolean>`${productModels.id} is not null` })
      .from(stagedModels)
      .leftJoin(
        productModels,
        and(eq(productModels.channelId, channelId), eq(productModels.code, stagedModels.code)),
      )
      .where(and(eq(stagedModels.importId, importId), between(stagedModels.position, from, from + BATCH - 1)))
      .orderBy(asc(stagedModels.position));
    const positionsOf = (isKnown: boolean) =>
      rows.filter((row) => row.isKnown === isKnown).map(({ position }) => position);
    const known = positionsOf(true);
    added.push(...positionsOf(false));
    changed.push(...known);
    if (known.length > 0) await matchVariants(db, { channelId, importId, positions: known });
    const positions = rows.map(({ position }) => position);
    errors.push(...(await findKeyConflicts(db, { channelId, importId, positions })));
  };
  for (let from = 0; from < count; from += BATCH) await pauseAfterBatch(() => planBatch(from));
  return { added, changed, errors };
}
