import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { productModels, products, stagedModels, stagedVariants } from '../../db/schema';
import type { RowIssue } from './imported-model';
import { findKeyConflicts, matchVariants } from './match-variants';
import { resolveNames } from './resolve-names';
import { mergeCategories, mergeModels, mergeTags } from './merge-staged-models';
import { mergeFurtherImages, mergeImages, mergeVariants } from './merge-staged-variants';

/** So many products go into one statement: each ends long before the time limit of statements. */
const RANGE = 2_000;

/** The result of an import or of a dry run. */
export interface ImportResult {
  readonly added: number;
  readonly changed: number;
  readonly errors: readonly RowIssue[];
}

interface Switch {
  readonly channelId: number;
  readonly importId: number;
  /** The number of staged products. */
  readonly count: number;
  readonly hasPictures: boolean;
  readonly now: Date;
}

/**
 * Puts the staged products of an import into the catalogue: known ones are changed, others inserted, and variants that
 * the file does not name stay. Everything was prepared before, so that the transaction is short; the words of the
 * products are queued for the index of the search. Must run in a transaction that the caller rolls back where it
 * returns errors. Imports into one shop run it one after the other, and lock rows in the order of their ids, as orders
 * do.
 */
export async function mergeStagedImport(tx: Executor, staged: Switch): Promise<ImportResult> {
  const { channelId, importId, count, hasPictures, now } = staged;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import'), ${channelId})`);
  await tx.execute(sql`select set_config('shop.search_index', 'queued', true)`);
  await matchVariants(tx, channelId, importId);
  const errors = await findKeyConflicts(tx, channelId, importId);
  const result = { ...(await countModels(tx, channelId, importId)), errors };
  if (errors.length > 0) return result;
  await lockPresent(tx, channelId, importId);
  const names = await resolveNames(tx, channelId, importId);
  if (hasPictures) await mergeImages(tx, channelId, importId);
  for (let from = 0; from < count; from += RANGE) {
    const range = { channelId, importId, from, to: from + RANGE - 1 };
    await mergeModels(tx, range, names, now);
    await mergeCategories(tx, range, names);
    await mergeTags(tx, range, names);
    await mergeVariants(tx, range);
    if (hasPictures) await mergeFurtherImages(tx, range);
  }
  return result;
}

/** How many products are new, and how many the shop has. */
async function countModels(
  tx: Executor,
  channelId: number,
  importId: number,
): Promise<Omit<ImportResult, 'errors'>> {
  const { rows } = await tx.execute<{ added: number; changed: number }>(sql`
    select count(*) filter (where known.id is null) as added, count(known.id) as changed
    from ${stagedModels} staged
    left join ${productModels} known on known.channel_id = ${channelId} and known.code = staged.code
    where staged.import_id = ${importId}`);
  return rows[0] ?? { added: 0, changed: 0 };
}

/** Locks what is about to change. Not against references: carts go on. */
async function lockPresent(tx: Executor, channelId: number, importId: number): Promise<void> {
  const lock = (rows: SQL) =>
    tx.execute(
      sql`select count(*) from (${rows} order by present.id for no key update of present) as locked`,
    );
  await lock(sql`
    select present.id from ${productModels} present
    join ${stagedModels} staged on staged.import_id = ${importId} and staged.code = present.code
    where present.channel_id = ${channelId}`);
  await lock(sql`
    select present.id from ${products} present
    join ${stagedVariants} staged on staged.import_id = ${importId} and staged.key = present.key
    where present.channel_id = ${channelId}`);
}
