import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pauseAfterBatch } from '../../db/pause-after-batch';
import { categories, productModels, stagedModels } from '../../db/schema';
import { renewLease } from './import-lease';
import type { FileFields } from './import-fields';
import type { RowIssue } from './imported-model';
import { type CategoryNames, keepWhatIsMissing } from './keep-what-is-missing';
import { matchByWhatIsGiven } from './match-by-what-is-given';
import { findKeyConflicts, matchVariants } from './match-variants';
import { readKnownProducts } from './read-known-products';
import type { StagedImport } from './stage-import';
import type { StagedPart } from './staged-part';
import { writeKnownProducts } from './write-known-products';

/** The size of a batch: small, so that no shopper waits long for its locks. */
const BATCH = 100;

/** What a staged import would do. Products are numbered by their position in the file. */
export interface ImportPlan {
  readonly added: readonly number[];
  /** Those that the shop has already. */
  readonly known: readonly number[];
  readonly errors: readonly RowIssue[];
}

/** Finds out, in small batches, which staged products and variants the shop has already. */
export async function planImport(
  db: Database,
  channelId: number,
  { importId, count }: StagedImport,
  fields: FileFields,
): Promise<ImportPlan> {
  const added: number[] = [];
  const known: number[] = [];
  const errors: RowIssue[] = [];
  const categoryNames = await readCategoryNames(db, channelId);
  const planKnown = async (part: StagedPart) => {
    await matchVariants(db, part, fields);
    const matched = (await readKnownProducts(db, part)).map((one) => matchByWhatIsGiven(one, fields));
    errors.push(...matched.flatMap((one) => one.errors));
    const products = matched.map(({ product }) => keepWhatIsMissing(product, fields, categoryNames));
    await writeKnownProducts(db, importId, products);
  };
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
    added.push(...positionsOf(false));
    const part = { channelId, importId, positions: positionsOf(true) };
    known.push(...part.positions);
    if (part.positions.length > 0) await planKnown(part);
    const positions = rows.map(({ position }) => position);
    errors.push(...(await findKeyConflicts(db, { channelId, importId, positions })));
  };
  for (let from = 0; from < count; from += BATCH) await pauseAfterBatch(() => planBatch(from));
  return { added, known, errors };
}

async function readCategoryNames(db: Database, channelId: number): Promise<CategoryNames> {
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.channelId, channelId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
