import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { productModels, products, stagedModels, stagedVariants } from '../../db/schema';
import type { FileFields } from './import-fields';
import type { RowIssue } from './imported-model';
import { isInPart, type StagedPart } from './staged-part';

/**
 * Gives staged variants of a part whose keys were made the key that they have in the shop already: that of the variant of the
 * same product that fits, unless the shop or the file has the key for another one.
 */
const takeKeys = (db: Executor, part: StagedPart, fits: SQL) => {
  const { channelId, importId } = part;
  return db.execute(sql`
    update ${stagedVariants} set key = fitting.key
    from (
      select distinct on (present.id) present.key, staged.model_position, staged.position
      from ${stagedVariants} staged
      join ${stagedModels} model on model.import_id = staged.import_id and model.position = staged.model_position
      join ${productModels} known on known.channel_id = ${channelId} and known.code = model.code
      join ${products} present on present.product_model_id = known.id and ${fits}
      where ${isInPart(part, stagedVariants.modelPosition)} and not staged.is_key_given
        and not exists (
          select from ${products} own where own.channel_id = ${channelId} and own.key = staged.key)
        and not exists (
          select from ${stagedVariants} other
          where other.import_id = ${importId} and other.key = present.key)
      order by present.id, staged.position
    ) as fitting
    where ${stagedVariants.importId} = ${importId} and ${stagedVariants.modelPosition} = fitting.model_position
      and ${stagedVariants.position} = fitting.position`);
};

const valuesOf = (table: SQL) => sql`jsonb_path_query_array(${table}.options, '$[*].value')`;

/** Finds the variants of a part that the shop has already: by key, else by product number, else by options. */
export async function matchVariants(
  db: Executor,
  part: StagedPart,
  { areOptionsNamed }: FileFields,
): Promise<void> {
  await takeKeys(db, part, sql`present.code = staged.code`);
  const haveSameOptions = areOptionsNamed.every(Boolean)
    ? sql`present.options = staged.options`
    : sql`${valuesOf(sql`present`)} = ${valuesOf(sql`staged`)}`;
  await takeKeys(db, part, sql`staged.options <> '[]'::jsonb and ${haveSameOptions}`);
}

/** Variants of a part whose key another product of the shop has. */
export async function findKeyConflicts(db: Executor, part: StagedPart): Promise<readonly RowIssue[]> {
  const { rows } = await db.execute<{ line: number; code: string; key: string }>(sql`
    select staged.line, model.code, staged.key from ${stagedVariants} staged
    join ${products} present on present.channel_id = ${part.channelId} and present.key = staged.key
    join ${productModels} owner on owner.id = present.product_model_id
    join ${stagedModels} model on model.import_id = staged.import_id and model.position = staged.model_position
    where ${isInPart(part, stagedVariants.modelPosition)} and owner.code <> model.code
    order by staged.line`);
  return rows.map(({ line, code, key }) => ({
    ...{ line, code, field: 'variant_key' },
    reason: `ほかの商品が使っています: ${key}`,
  }));
}
