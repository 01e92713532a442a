import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import {
  brands,
  categories,
  hiddenRows,
  imports,
  makers,
  productModels,
  products,
  stagedModels,
  stagedVariants,
  tags,
} from '../../db/schema';
import type { FileFields } from './import-fields';
import { renewLease } from './import-lease';
import { addCategories, addTags, changeModels, removeCategories, removeTags } from './merge-staged-models';
import {
  addFurtherImages,
  changeVariants,
  insertVariants,
  removeFurtherImages,
} from './merge-staged-variants';
import type { ResolvedNames } from './resolve-names';
import { isInPart, partsOf, type StagedPart } from './staged-part';

/** Products of one statement, so that each ends long before the time limit of statements. */
const PART = 2_000;

interface PreparedImport {
  /** The staged products that the shop has already. */
  readonly changed: StagedPart;
  readonly fields: FileFields;
  readonly names: ResolvedNames;
  readonly hasPictures: boolean;
  readonly now: Date;
}

/**
 * Publishes an import: shows its new products, which were inserted hidden, and changes those that the shop has; variants
 * that the file does not name stay. Everything is prepared before, so that this transaction is short; the words of the
 * products are queued for the search index. Locks rows in the order of their ids, as orders do.
 */
export async function publishImport(
  tx: Executor,
  { changed, fields, names, hasPictures, now }: PreparedImport,
): Promise<void> {
  const { importId } = changed;
  await tx.execute(sql`select set_config('shop.search_index', 'queued', true)`);
  await renewLease(tx, importId);
  if (changed.positions.length > 0) await lockPresent(tx, changed);
  for (const part of partsOf(changed, PART)) {
    await changeModels(tx, part, names, fields);
    await removeCategories(tx, part, names);
    await addCategories(tx, part, names);
    await removeTags(tx, part, names);
    await addTags(tx, part, names);
    await changeVariants(tx, part, fields);
    await insertVariants(tx, part);
    if (!hasPictures) continue;
    await removeFurtherImages(tx, part);
    await addFurtherImages(tx, part);
  }
  await showHidden(tx, importId);
  await tx.update(imports).set({ switchedAt: now }).where(eq(imports.id, importId));
}

/** Shows the hidden rows. Nobody else locks them. */
async function showHidden(tx: Executor, importId: number): Promise<void> {
  const kinds = [
    ['model', productModels],
    ['maker', makers],
    ['brand', brands],
    ['category', categories],
    ['tag', tags],
  ] as const;
  for (const [kind, table] of kinds)
    await tx.execute(sql`
      update ${table} shown set is_show = true from ${hiddenRows} hidden
      where hidden.import_id = ${importId} and hidden.kind = ${kind} and hidden.is_show and shown.id = hidden.row_id`);
}

/** Locks the rows that change: `for no key update`, so that carts can reference them meanwhile. */
async function lockPresent(tx: Executor, part: StagedPart): Promise<void> {
  const lock = (rows: SQL) =>
    tx.execute(
      sql`select count(*) from (${rows} order by present.id for no key update of present) as locked`,
    );
  await lock(sql`
    select present.id from ${productModels} present join ${stagedModels} staged on staged.code = present.code
    where present.channel_id = ${part.channelId} and ${isInPart(part, stagedModels.position)}`);
  await lock(sql`
    select present.id from ${products} present join ${stagedVariants} staged on staged.key = present.key
    where present.channel_id = ${part.channelId} and ${isInPart(part, stagedVariants.modelPosition)}`);
}
