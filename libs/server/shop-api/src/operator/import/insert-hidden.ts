import type { Database } from '../../db/database';
import { pauseAfterBatch } from '../../db/pause-after-batch';
import { hiddenBatch } from './hidden-batch';
import { addCategories, addTags, insertHiddenModels } from './merge-staged-models';
import { addFurtherImages, insertImages, insertVariants } from './merge-staged-variants';
import type { ResolvedNames } from './resolve-names';
import type { StagedImport } from './stage-import';
import { partsOf } from './staged-part';
import type { ImportPlan } from './plan-import';

/** The size of a batch: small, so that no shopper waits long for its locks. */
const BATCH = 25;
/** Progress is told after this many products. */
const PROGRESS_EVERY = 250;

interface Hidden {
  readonly channelId: number;
  readonly staged: StagedImport;
  readonly survey: ImportPlan;
  readonly names: ResolvedNames;
  readonly now: Date;
  /** How many of the new products are written. */
  onProgress(done: number): void;
}

/**
 * Puts everything that is new into the shop's tables, in small batches, so that the switch only has to show it: the new
 * products are not shown, and nothing shows the new pictures.
 */
export async function insertHidden(
  db: Database,
  { channelId, staged: { importId, hasPictures }, survey, names, now, onProgress }: Hidden,
): Promise<void> {
  const known = hasPictures ? survey.known : [];
  for (const part of partsOf({ channelId, importId, positions: known }, BATCH))
    await pauseAfterBatch(() => hiddenBatch(db, importId, (tx) => insertImages(tx, part)));
  let done = 0;
  for (const part of partsOf({ channelId, importId, positions: survey.added }, BATCH)) {
    await pauseAfterBatch(() =>
      hiddenBatch(db, importId, async (tx) => {
        if (hasPictures) await insertImages(tx, part);
        await insertHiddenModels(tx, part, names, now);
        await addCategories(tx, part, names);
        await addTags(tx, part, names);
        await insertVariants(tx, part);
        if (hasPictures) await addFurtherImages(tx, part);
      }),
    );
    done += part.positions.length;
    if (done % PROGRESS_EVERY === 0) onProgress(done);
  }
}
