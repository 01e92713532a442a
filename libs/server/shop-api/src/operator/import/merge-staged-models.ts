import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { productModelCategories, productModels, productModelTags, stagedModels, tags } from '../../db/schema';
import type { ResolvedNames } from './resolve-names';
import type { StagedRange } from './staged-range';

/** Writes the products of a range: known ones are changed where they differ, others inserted. */
export async function mergeModels(
  tx: Executor,
  { channelId, importId, from, to }: StagedRange,
  names: ResolvedNames,
  now: Date,
): Promise<void> {
  const staged = sql`${stagedModels} staged
    join jsonb_to_recordset(${JSON.stringify(names.brands)}::jsonb)
      as named(maker text, brand text, maker_id int, brand_id int)
      on named.maker = staged.maker and named.brand = staged.brand`;
  const inRange = sql`staged.import_id = ${importId} and staged.position between ${from} and ${to}`;
  const values = sql`staged.name, staged.name_kana, staged.catch_copy, staged.description, named.maker_id, named.brand_id,
    staged.tax_rate, staged.shipping_days, staged.is_show, staged.search_text`;
  await tx.execute(sql`
    update ${productModels} set (name, name_kana, catch_copy, description, maker_id, brand_id, tax_rate,
      shipping_days, is_show, search_text) = row(${values})
    from ${staged}
    where ${inRange} and ${productModels.channelId} = ${channelId} and ${productModels.code} = staged.code
      and (${productModels.name}, ${productModels.nameKana}, ${productModels.catchCopy}, ${productModels.description},
        ${productModels.makerId}, ${productModels.brandId}, ${productModels.taxRate}, ${productModels.shippingDays},
        ${productModels.isShow}, ${productModels.searchText}) is distinct from (${values})`);
  await tx.execute(sql`
    insert into ${productModels} (channel_id, code, published_at, name, name_kana, catch_copy, description, maker_id,
      brand_id, tax_rate, shipping_days, is_show, search_text)
    select ${channelId}::int, staged.code, ${now.toISOString()}::timestamptz, ${values} from ${staged}
    where ${inRange} and not exists (
      select from ${productModels} known where known.channel_id = ${channelId} and known.code = staged.code)
    order by staged.position`);
}

/** Replaces the categories of the products of a range that have any in the file. */
export async function mergeCategories(
  tx: Executor,
  { channelId, importId, from, to }: StagedRange,
  { categories }: ResolvedNames,
): Promise<void> {
  if (categories.length === 0) return;
  const known = sql`${stagedModels} staged
    join ${productModels} model on model.channel_id = ${channelId} and model.code = staged.code`;
  const paths = sql`jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as placed(path text, category_id int)`;
  const inRange = sql`staged.import_id = ${importId} and staged.position between ${from} and ${to}
    and staged.category_paths <> '[]'::jsonb`;
  await tx.execute(sql`
    delete from ${productModelCategories} present using ${known}
    where ${inRange} and present.product_model_id = model.id and not exists (
      select from ${paths} where staged.category_paths ? placed.path and placed.category_id = present.category_id)`);
  await tx.execute(sql`
    insert into ${productModelCategories} (product_model_id, category_id)
    select distinct model.id, placed.category_id from ${known} join ${paths} on staged.category_paths ? placed.path
    where ${inRange} on conflict do nothing`);
}

/** Replaces the tags of the products of a range that have any in the file. A tag with a password stays. */
export async function mergeTags(
  tx: Executor,
  { channelId, importId, from, to }: StagedRange,
  names: ResolvedNames,
): Promise<void> {
  if (names.tags.length === 0) return;
  const known = sql`${stagedModels} staged
    join ${productModels} model on model.channel_id = ${channelId} and model.code = staged.code`;
  const named = sql`jsonb_to_recordset(${JSON.stringify(names.tags)}::jsonb) as named(name text, tag_id int)`;
  const inRange = sql`staged.import_id = ${importId} and staged.position between ${from} and ${to}
    and staged.tags <> '[]'::jsonb`;
  await tx.execute(sql`
    delete from ${productModelTags} present using ${known}, ${tags} tag
    where ${inRange} and present.product_model_id = model.id and tag.id = present.tag_id
      and tag.password_hash is null and not exists (
        select from ${named} where named.tag_id = present.tag_id and staged.tags ? named.name)`);
  await tx.execute(sql`
    insert into ${productModelTags} (product_model_id, tag_id)
    select distinct model.id, named.tag_id from ${known} join ${named} on staged.tags ? named.name
    where ${inRange} on conflict do nothing`);
}
