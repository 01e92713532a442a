import path from 'node:path';
import { analyseCatalogue } from '../../products/analyse-catalogue';
import type { PriceSums } from '../../pricing/price-sums';
import { searchIndexQueue } from '../../db/schema';
import { drainIndexQueue } from '../../search/drain-index-queue';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { DeletedProducts } from './deleted-products';
import { discardImport } from './discard-import';
import { acquireImportLease } from './import-lease';
import type { FileFields } from './import-fields';
import type { AddedProduct } from './import-words';
import type { ImportedModel, RowIssue } from './imported-model';
import { insertHidden } from './insert-hidden';
import { requireSumsAsRead } from './require-sums-as-read';
import { resolveNames } from './resolve-names';
import { openImport, stageModels } from './stage-import';
import type { StoredPictures } from './staged-rows';
import { planImport } from './plan-import';
import { publishImport } from './publish-import';

/** The result of an import or of a dry run. */
interface ImportResult {
  readonly added: number;
  readonly firstAdded: readonly AddedProduct[];
  readonly changed: number;
  /** Products that the shop has already as the file says. */
  readonly unchanged: number;
  /** What changes, a line for each field. */
  readonly changes: readonly string[];
  readonly errors: readonly RowIssue[];
  /** The codes of deleted products that the shop has not. */
  readonly leftOut: readonly string[];
}

interface Import {
  readonly channelId: number;
  readonly models: AsyncIterable<ImportedModel>;
  /** What the file says of products that the shop has already. */
  readonly fields: FileFields;
  /** The number of products. */
  readonly total: number;
  readonly file: string;
  /** How the shop stated prices when those of the file were read. */
  readonly sums: PriceSums;
  /** A dry run: what would happen, and nothing changes. */
  readonly isDryRun: boolean;
  readonly pictures: StoredPictures;
}

/**
 * Imports the products of a file, all or none, while the shop goes on: they are staged and put into the shop's tables
 * hidden, in small batches, become the shop's in one short transaction, and are indexed for the search in small batches
 * again. An import that is interrupted before the transaction leaves the shop unchanged; after it, the cleanup goes on with
 * the index.
 */
export async function importProducts(context: OperatorContext, given: Import): Promise<ImportResult> {
  const { db, clock, progress } = context;
  const { channelId, fields, pictures, total, isDryRun } = given;
  const now = clock.now();
  const importId = await openImport(db, { channelId, now });
  try {
    const deleted = new DeletedProducts(db, channelId);
    const staged = await stageModels(db, importId, deleted.leaveOut(given.models), {
      ...{ channelId, now, pictures },
      onProgress: (done) => progress(`読み込み reading ${done} / ${total}`),
    });
    await acquireImportLease(db, { channelId, importId });
    await requireSumsAsRead(db, channelId, given.sums);
    const survey = await planImport(db, channelId, staged, fields, (done) =>
      progress(`照合 comparing ${done} / ${total}`),
    );
    const result = {
      ...{ added: survey.added.length, firstAdded: survey.firstAdded },
      ...{ changed: survey.known.length - survey.unchanged },
      ...{ unchanged: survey.unchanged, changes: survey.changes.lines() },
      ...{ errors: survey.errors, leftOut: deleted.leftOut },
    };
    if (isDryRun || survey.errors.length > 0) return result;
    const names = await resolveNames(db, channelId, importId);
    await insertHidden(db, {
      ...{ channelId, staged, survey, names, now },
      onProgress: (done) => progress(`書き込み writing ${done} / ${result.added}`),
    });
    await db.transaction(async (tx) => {
      const changed = { channelId, importId, positions: survey.known };
      await publishImport(tx, { changed, fields, names, hasPictures: staged.hasPictures, now });
      const { before, after } = survey.audited.values();
      await recordAudit(tx, context, {
        ...{ command: 'import', channelId, target: path.basename(given.file), before },
        after: { added: result.added, changed: result.changed, ...after },
      });
    });
    const queued = await db.$count(searchIndexQueue);
    await drainIndexQueue({
      db,
      isOver: () => false,
      onProgress: (done) => progress(`検索の準備 indexing ${done} / ${Math.max(done, queued)}`),
    });
    await analyseCatalogue(db);
    return result;
  } finally {
    await discardImport(db, importId);
  }
}
