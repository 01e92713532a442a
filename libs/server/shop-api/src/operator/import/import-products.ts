import path from 'node:path';
import { transactionWithRetry } from '../../db/transaction-with-retry';
import { transactionWithRollback } from '../../db/transaction-with-rollback';
import { analyseCatalogue } from '../../products/analyse-catalogue';
import { drainIndexQueue } from '../../search/drain-index-queue';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { discardImport } from './discard-import';
import type { ImportedModel } from './imported-model';
import { openImport, stageModels } from './stage-import';
import type { StoredPictures } from './staged-rows';
import { type ImportResult, mergeStagedImport } from './merge-staged-import';

interface Import {
  readonly channelId: number;
  readonly models: AsyncIterable<ImportedModel>;
  /** The number of products. */
  readonly total: number;
  readonly file: string;
  /** A dry run: what would happen, and nothing changes. */
  readonly isDryRun: boolean;
  readonly pictures: StoredPictures;
}

/**
 * Imports the products of a file, all or none, while the shop goes on: they are staged in small batches, become the
 * shop's in one short transaction, and are indexed for the search in small batches again. An import that is
 * interrupted before the transaction leaves the shop unchanged; after it, the cleanup goes on with the index.
 */
export async function importProducts(context: OperatorContext, given: Import): Promise<ImportResult> {
  const { db, clock, print } = context;
  const { channelId, pictures, total } = given;
  const now = clock.now();
  const importId = await openImport(db, { channelId, now });
  try {
    const staged = await stageModels(db, importId, given.models, {
      ...{ channelId, now, pictures },
      onProgress: (done) => print(`${done} / ${total}`),
    });
    const result = await mergeOrRollBack(context, given, { ...staged, channelId, now });
    if (!given.isDryRun && result.errors.length === 0) {
      await drainIndexQueue({ db, isOver: () => false });
      await analyseCatalogue(db);
    }
    return result;
  } finally {
    await discardImport(db, importId);
  }
}

/** Leaves nothing where it is a trial, or where the import has errors. */
function mergeOrRollBack(
  context: OperatorContext,
  { channelId, file, isDryRun }: Import,
  staged: Parameters<typeof mergeStagedImport>[1],
): Promise<ImportResult> {
  return transactionWithRollback(
    (work) => transactionWithRetry(context.db, work),
    async (tx, rollBack) => {
      const result = await mergeStagedImport(tx, staged);
      if (isDryRun || result.errors.length > 0) return rollBack(result);
      const after = { added: result.added, changed: result.changed };
      const target = path.basename(file);
      await recordAudit(tx, context, { command: 'import', channelId, target, before: null, after });
      return result;
    },
  );
}
