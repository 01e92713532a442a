import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import {
  hiddenRows,
  productModelCategories,
  productModels,
  productModelTags,
  stagedModels,
  tags,
} from '../../db/schema';
import { changedColumns } from './changed-columns';
import type { FileFields } from './import-fields';
import type { ResolvedNames } from './resolve-names';
import { isInPart, type StagedPart } from './staged-part';

const namedStaged = ({ brands }: ResolvedNames): SQL => sql`${stagedModels} staged
  join jsonb_to_recordset(${JSON.stringify(brands)}::jsonb)
    as named(maker text, brand text, maker_id int, brand_id int)
    on named.maker = staged.maker and named.brand = staged.brand`;

/** Changes the known products of a part where they differ, as far as the file says something about them. */
export async function changeModels(
  tx: Executor,
  part: StagedPart,
  names: ResolvedNames,
  { given }: FileFields,
): Promise<void> {
  const isMakerGiven = given.has('maker') || given.has('brand');
  const { columns, present, values } = changedColumns([
    [given.has('name'), productModels.name, sql`staged.name`],
    [given.has('nameKana'), productModels.nameKana, sql`staged.name_kana`],
    [given.has('catchCopy'), productModels.catchCopy, sql`staged.catch_copy`],
    [given.has('description'), productModels.description, sql`staged.description`],
    [isMakerGiven, productModels.makerId, sql`named.maker_id`],
    [isMakerGiven, productModels.brandId, sql`named.brand_id`],
    [given.has('taxRate'), productModels.taxRate, sql`staged.tax_rate`],
    [given.has('shippingDays'), productModels.shippingDays, sql`staged.shipping_days`],
    [given.has('isShow'), productModels.isShow, sql`staged.is_show`],
    [true, productModels.searchText, sql`staged.search_text`],
  ]);
  await tx.execute(sql`
    update ${productModels} set (${columns}) = row(${values}) from ${namedStaged(names)}
    where ${isInPart(part, stagedModels.position)} and ${productModels.channelId} = ${part.channelId}
      and ${productModels.code} = staged.code and (${present}) is distinct from (${values})`);
}

/** Inserts the products of a part, all of them new, so that nobody sees them yet. */
export async function insertHiddenModels(
  tx: Executor,
  part: StagedPart,
  names: ResolvedNames,
  now: Date,
): Promise<void> {
  const { channelId, importId } = part;
  await tx.execute(sql`
    with inserted as (
      insert into ${productModels} (channel_id, code, published_at, name, name_kana, catch_copy, description, maker_id,
        brand_id, tax_rate, shipping_days, is_show, search_text)
      select ${channelId}::int, staged.code, ${now.toISOString()}::timestamptz, staged.name, staged.name_kana,
        staged.catch_copy, staged.description, named.maker_id, named.brand_id, staged.tax_rate, staged.shipping_days,
        false, staged.search_text
      from ${namedStaged(names)} where ${isInPart(part, stagedModels.position)}
      order by staged.position
      returning id, code)
    insert into ${hiddenRows} (import_id, kind, row_id, is_show)
    select ${importId}::int, 'model', inserted.id, staged.is_show
    from inserted join ${stagedModels} staged on staged.code = inserted.code
    where ${isInPart(part, stagedModels.position)}`);
}

const knownStaged = (channelId: number): SQL => sql`${stagedModels} staged
  join ${productModels} model on model.channel_id = ${channelId} and model.code = staged.code`;
const placedPaths = ({ categories }: ResolvedNames): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as placed(path text, category_id int)`;
const namedTags = (names: ResolvedNames): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(names.tags)}::jsonb) as named(name text, tag_id int)`;

/** Puts the products of a part into the categories that they have in the file. */
export async function addCategories(tx: Executor, part: StagedPart, names: ResolvedNames): Promise<void> {
  if (names.categories.length === 0) return;
  await tx.execute(sql`
    insert into ${productModelCategories} (product_model_id, category_id)
    select distinct model.id, placed.category_id
    from ${knownStaged(part.channelId)} join ${placedPaths(names)} on staged.category_paths ? placed.path
    where ${isInPart(part, stagedModels.position)} and staged.category_paths <> '[]'::jsonb on conflict do nothing`);
}

/** Takes the products of a part that have any categories in the file out of all others. */
export async function removeCategories(tx: Executor, part: StagedPart, names: ResolvedNames): Promise<void> {
  if (names.categories.length === 0) return;
  await tx.execute(sql`
    delete from ${productModelCategories} present using ${knownStaged(part.channelId)}
    where ${isInPart(part, stagedModels.position)} and staged.category_paths <> '[]'::jsonb
      and present.product_model_id = model.id and not exists (
        select from ${placedPaths(names)}
        where staged.category_paths ? placed.path and placed.category_id = present.category_id)`);
}

/** Gives the products of a part the tags that they have in the file. */
export async function addTags(tx: Executor, part: StagedPart, names: ResolvedNames): Promise<void> {
  if (names.tags.length === 0) return;
  await tx.execute(sql`
    insert into ${productModelTags} (product_model_id, tag_id)
    select distinct model.id, named.tag_id
    from ${knownStaged(part.channelId)} join ${namedTags(names)} on staged.tags ? named.name
    where ${isInPart(part, stagedModels.position)} and staged.tags <> '[]'::jsonb on conflict do nothing`);
}

/** Takes all others from the products of a part that have any in the file. A tag with a password stays. */
export async function removeTags(tx: Executor, part: StagedPart, names: ResolvedNames): Promise<void> {
  if (names.tags.length === 0) return;
  await tx.execute(sql`
    delete from ${productModelTags} present using ${knownStaged(part.channelId)}, ${tags} tag
    where ${isInPart(part, stagedModels.position)} and staged.tags <> '[]'::jsonb
      and present.product_model_id = model.id and tag.id = present.tag_id
      and tag.password_hash is null and not exists (
        select from ${namedTags(names)} where named.tag_id = present.tag_id and staged.tags ? named.name)`);
}
