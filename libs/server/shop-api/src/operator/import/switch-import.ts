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

/** So many products go into one statement: each ends long before the time limit of statements. */
const PART = 2_000;

interface Switch {
  /** The staged products that the shop has already. */
  readonly changed: StagedPart;
  readonly names: ResolvedNames;
  readonly hasPictures: boolean;
  readonly now: Date;
}

/**
 * Makes an import the shop's: its new products, which were put in hidden, are shown, and known ones are changed; variants
 * that the file does not name stay. Everything was prepared before, so that the transaction is short; the words of the
 * products are queued for the index of the search. Locks rows in the order of their ids, as orders do.
 */
export async function switchImport(
  tx: Executor,
  { changed, names, hasPictures, now }: Switch,
): Promise<void> {
  const { importId } = changed;
  await tx.execute(sql`select set_config('shop.search_index', 'queued', true)`);
  await renewLease(tx, importId);
  if (changed.positions.length > 0) await lockPresent(tx, changed);
  for (const part of partsOf(changed, PART)) {
    await changeModels(tx, part, names);
    await removeCategories(tx, part, names);
    await addCategories(tx, part, names);
    await removeTags(tx, part, names);
    await addTags(tx, part, names);
    await changeVariants(tx, part);
    await insertVariants(tx, part);
    if (!hasPictures) continue;
    await removeFurtherImages(tx, part);
    await addFurtherImages(tx, part);
  }
  await showHidden(tx, importId);
  await tx.update(imports).set({ switchedAt: now }).where(eq(imports.id, importId));
}

/** Shows what was put in hidden. Nobody else locks those rows. */
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

/** Locks what is about to change. Not against references: carts go on. */
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
