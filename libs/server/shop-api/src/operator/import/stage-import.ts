import { sql } from 'drizzle-orm';
import { pauseAfterBatch } from '../../db/pause-after-batch';
import type { Database } from '../../db/database';
import { insertJson } from '../../db/insert-json';
import { imports, stagedImages, stagedModels, stagedVariants } from '../../db/schema';
import type { ImportedModel } from './imported-model';
import { stagedRows, type StoredPictures } from './staged-rows';

/** The size of a batch: small, so that no shopper waits long for its locks. */
const BATCH = 50;
/** Progress is printed after this many products. */
const PROGRESS_EVERY = 250;

/** An import whose products are all staged. */
export interface StagedImport {
  readonly importId: number;
  /** The number of products. */
  readonly count: number;
  readonly hasPictures: boolean;
}

interface StagingTarget {
  readonly channelId: number;
  readonly now: Date;
  readonly pictures: StoredPictures;
  onProgress(done: number): void;
}

/** The row of a new import, to which what it stages belongs. */
export async function openImport(
  db: Database,
  { channelId, now }: Pick<StagingTarget, 'channelId' | 'now'>,
): Promise<number> {
  const [row] = await db.insert(imports).values({ channelId, startedAt: now }).returning({ id: imports.id });
  if (row === undefined) throw new Error('The database did not return the new import');
  return row.id;
}

/** Writes the products of a file beside the catalogue, in small batches: nobody sees or waits for them. */
export async function stageModels(
  db: Database,
  importId: number,
  models: AsyncIterable<ImportedModel>,
  { pictures, onProgress }: StagingTarget,
): Promise<StagedImport> {
  let count = 0;
  let hasPictures = false;
  let batch: ImportedModel[] = [];
  const store = async () => {
    const rows = stagedRows(importId, count, batch, pictures);
    await insertJson(db, stagedModels, rows.models);
    await insertJson(db, stagedVariants, rows.variants);
    await insertJson(db, stagedImages, rows.images);
    hasPictures ||= rows.images.length > 0;
    count += batch.length;
    batch = [];
  };
  for await (const model of models) {
    batch.push(model);
    if (batch.length < BATCH) continue;
    await pauseAfterBatch(store);
    if (count % PROGRESS_EVERY === 0) onProgress(count);
  }
  if (batch.length > 0) {
    await pauseAfterBatch(store);
    onProgress(count);
  }
  // Without statistics of what was just written, the statements that read it would take several times as long; they
  // search by these columns only, and the statistics of long texts take the most time.
  for (const table of [
    sql`${stagedModels} (import_id, position, code)`,
    sql`${stagedVariants} (import_id, model_position, position, key)`,
    sql`${stagedImages} (import_id, path)`,
  ])
    await pauseAfterBatch(() => db.execute(sql`analyze ${table}`));
  return { importId, count, hasPictures };
}
