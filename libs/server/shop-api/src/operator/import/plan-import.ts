import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pauseAfterBatch } from '../../db/pause-after-batch';
import { productModels, stagedModels } from '../../db/schema';
import { AuditedChanges } from './audited-changes';
import { compareProduct } from './compare-product';
import { FieldChanges } from './field-changes';
import { findCodeConflicts } from './find-code-conflicts';
import { findIncompleteProducts } from './find-incomplete-products';
import { findWrongNewVariants } from './find-wrong-new-variants';
import { renewLease } from './import-lease';
import type { FileFields } from './import-fields';
import { type AddedProduct, MOST_NAMED } from './import-words';
import type { RowIssue } from './imported-model';
import { keepWhatIsMissing } from './keep-what-is-missing';
import { matchByWhatIsGiven } from './match-by-what-is-given';
import { findKeyConflicts, matchVariants } from './match-variants';
import { readKnownProducts } from './read-known-products';
import { readShopNames } from './shop-names';
import type { StagedImport } from './stage-import';
import { partsOf, type StagedPart } from './staged-part';
import { writeKnownProducts } from './write-known-products';

/** The size of a batch: small, so that no shopper waits long for its locks. */
const BATCH = 100;
/** Progress is told after this many products. */
const PROGRESS_EVERY = 500;

/** What a staged import would do. Products are numbered by their position in the file. */
export interface ImportPlan {
  readonly added: readonly number[];
  readonly firstAdded: readonly AddedProduct[];
  /** Those that the shop has already. */
  readonly known: readonly number[];
  /** How many of those stay as they are. */
  readonly unchanged: number;
  readonly changes: FieldChanges;
  readonly audited: AuditedChanges;
  readonly errors: readonly RowIssue[];
}

/**
 * Finds out, in small batches, which staged products and variants the shop has already. `onProgress` is told how many
 * products have been compared.
 */
export async function planImport(
  db: Database,
  channelId: number,
  { importId, count, hasPictures }: StagedImport,
  fields: FileFields,
  onProgress: (done: number) => void,
): Promise<ImportPlan> {
  const added: number[] = [];
  const firstAdded: AddedProduct[] = [];
  const known: number[] = [];
  const errors: RowIssue[] = [];
  const changes = new FieldChanges();
  const audited = new AuditedChanges();
  let unchanged = 0;
  const names = await readShopNames(db, channelId);
  const planKnown = async (part: StagedPart) => {
    await matchVariants(db, part, fields);
    const matched = (await readKnownProducts(db, part, hasPictures)).map((one) =>
      matchByWhatIsGiven(one, fields),
    );
    const reported = matched.flatMap((one) => one.errors);
    const lines = new Set(reported.map(({ line }) => line));
    const wrong = matched.flatMap(({ product }) => findWrongNewVariants(product, fields, lines));
    errors.push(...reported, ...wrong);
    const products = matched.map(({ product }) => keepWhatIsMissing(product, fields, names));
    await writeKnownProducts(db, importId, products);
    for (const product of products) {
      const changed = compareProduct(product, names);
      changes.add(changed);
      audited.add(product.present.code, changed);
      if (changed.length === 0) unchanged += 1;
    }
  };
  const planBatch = async (from: number) => {
    await renewLease(db, importId);
    const rows = await db
      .select({
        ...{ position: stagedModels.position, code: stagedModels.code, name: stagedModels.name },
        isKnown: sql<boolean>`${productModels.id} is not null`,
      })
      .from(stagedModels)
      .leftJoin(
        productModels,
        and(eq(productModels.channelId, channelId), eq(productModels.code, stagedModels.code)),
      )
      .where(and(eq(stagedModels.importId, importId), between(stagedModels.position, from, from + BATCH - 1)))
      .orderBy(asc(stagedModels.position));
    const positionsOf = (isKnown: boolean) =>
      rows.filter((row) => row.isKnown === isKnown).map(({ position }) => position);
    const fresh = { channelId, importId, positions: positionsOf(false) };
    added.push(...fresh.positions);
    for (const { code, isKnown } of rows) if (!isKnown) audited.addNew(code);
    firstAdded.push(...rows.filter(({ isKnown }) => !isKnown).slice(0, MOST_NAMED - firstAdded.length));
    errors.push(...(await findIncompleteProducts(db, fresh, fields)));
    const part = { channelId, importId, positions: positionsOf(true) };
    known.push(...part.positions);
    if (part.positions.length > 0) await planKnown(part);
    const positions = rows.map(({ position }) => position);
    errors.push(...(await findKeyConflicts(db, { channelId, importId, positions })));
  };
  for (let from = 0; from < count; from += BATCH) {
    await pauseAfterBatch(() => planBatch(from));
    const done = Math.min(from + BATCH, count);
    if (done % PROGRESS_EVERY === 0 || done === count) onProgress(done);
  }
  for (const part of partsOf({ channelId, importId, positions: [...added, ...known] }, BATCH))
    errors.push(...(await pauseAfterBatch(() => findCodeConflicts(db, part, fields))));
  return { added, firstAdded, known, unchanged, changes, audited, errors };
}
