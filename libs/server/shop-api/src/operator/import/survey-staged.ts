import { asc, between, and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pauseAfterBatch } from '../../db/pause-after-batch';
import { productModels, stagedModels } from '../../db/schema';
import { renewLease } from './import-lease';
import type { RowIssue } from './imported-model';
import { findKeyConflicts, matchVariants } from './match-variants';
import type { StagedImport } from './stage-import';

/** So few products that no shopper waits long for their statements. */
const BATCH = 100;

/** What a staged import would do; products are said by their places in the file. */
export interface StagedSurvey {
  readonly added: readonly number[];
  readonly changed: readonly number[];
  readonly errors: readonly RowIssue[];
}

/** Finds which staged products and variants the shop has already, in small batches. */
export async function surveyStaged(
  db: Database,
  channelId: number,
  { importId, count }: StagedImport,
): Promise<StagedSurvey> {
  const added: number[] = [];
  const changed: number[] = [];
  const errors: RowIssue[] = [];
  const survey = async (from: number) => {
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
    const placesOf = (isKnown: boolean) =>
      rows.filter((row) => row.isKnown === isKnown).map(({ position }) => position);
    const known = placesOf(true);
    added.push(...placesOf(false));
    changed.push(...known);
    if (known.length > 0) await matchVariants(db, { channelId, importId, positions: known });
    const positions = rows.map(({ position }) => position);
    errors.push(...(await findKeyConflicts(db, { channelId, importId, positions })));
  };
  for (let from = 0; from < count; from += BATCH) await pauseAfterBatch(() => survey(from));
  return { added, changed, errors };
}
