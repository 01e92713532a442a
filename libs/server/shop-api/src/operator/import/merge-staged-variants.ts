import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import {
  hiddenRows,
  images,
  productImages,
  productModels,
  products,
  stagedImages,
  stagedModels,
  stagedVariants,
} from '../../db/schema';
import { changedColumns } from './changed-columns';
import type { FileFields } from './import-fields';
import { isInPart, type StagedPart } from './staged-part';

/** The image of the shop with this path and this text. */
const imageOf = (channelId: number, path: SQL, alt: SQL) =>
  sql`(select min(image.id) from ${images} image
    where image.path = ${path} and image.alt = ${alt} and image.channel_id = ${channelId})`;
const mainImageOf = (channelId: number) =>
  imageOf(channelId, sql`staged.pictures #>> '{0,path}'`, sql`staged.pictures #>> '{0,alt}'`);

const stagedOf = (channelId: number): SQL => sql`${stagedVariants} staged
  join ${stagedModels} model on model.import_id = staged.import_id and model.position = staged.model_position
  join ${productModels} known on known.channel_id = ${channelId} and known.code = model.code`;

/** Changes the known variants of a part where they differ, as far as the file says something about them. */
export async function changeVariants(tx: Executor, part: StagedPart, { given }: FileFields): Promise<void> {
  const { channelId } = part;
  // What is sold stays counted: stock + reserved + sold = initial.
  const stock = sql`coalesce(staged.stock, ${products.stock})`;
  const { columns, present, values } = changedColumns([
    [given.has('variantCode'), products.code, sql`staged.code`],
    [true, products.name, sql`staged.name`],
    [given.has('options'), products.options, sql`staged.options`],
    [given.has('price'), products.price, sql`staged.price`],
    [given.has('beforePrice'), products.beforePrice, sql`staged.before_price`],
    [true, products.stock, stock],
    [true, products.initialStock, sql`${stock} + ${products.reserved} + ${products.sold}`],
    [true, products.isSoldOnOrder, sql`coalesce(staged.is_sold_on_order, ${products.isSoldOnOrder})`],
    [true, products.imageId, sql`coalesce(${mainImageOf(channelId)}, ${products.imageId})`],
  ]);
  await tx.execute(sql`
    update ${products} set (${columns}) = row(${values}) from ${stagedOf(channelId)}
    where ${isInPart(part, stagedVariants.modelPosition)} and ${products.channelId} = ${channelId}
      and ${products.key} = staged.key and ${products.productModelId} = known.id
      and (${present}) is distinct from (${values})`);
}

/** Inserts the variants of a part that their products lack. A key that another product has meanwhile fails the import. */
export async function insertVariants(tx: Executor, part: StagedPart): Promise<void> {
  const { channelId } = part;
  await tx.execute(sql`
    insert into ${products} (channel_id, product_model_id, key, position, code, name, options, price, before_price,
      stock, initial_stock, is_sold_on_order, image_id)
    select ${channelId}::int, known.id, staged.key, staged.position, staged.code, staged.name, staged.options, staged.price,
      staged.before_price, coalesce(staged.stock, 0), coalesce(staged.stock, 0),
      coalesce(staged.is_sold_on_order, false), ${mainImageOf(channelId)}
    from ${stagedOf(channelId)}
    where ${isInPart(part, stagedVariants.modelPosition)} and not exists (
      select from ${products} present
      where present.channel_id = ${channelId} and present.key = staged.key and present.product_model_id = known.id)
    order by staged.model_position, staged.position`);
}

/** Inserts the pictures of a part that the shop lacks, once for each text; nothing shows them yet. */
export async function insertImages(tx: Executor, part: StagedPart): Promise<void> {
  const { channelId, importId } = part;
  await tx.execute(sql`
    with inserted as (
      insert into ${images} (channel_id, path, width, height, alt, sources)
      select ${channelId}::int, picture.path, picture.width, picture.height, picture.alt, picture.sources
      from ${stagedImages} picture
      where picture.import_id = ${importId} and (picture.path, picture.alt) in (
          select one ->> 'path', one ->> 'alt'
          from ${stagedVariants} staged cross join lateral jsonb_array_elements(staged.pictures) as one
          where ${isInPart(part, stagedVariants.modelPosition)})
        and not exists (
          select from ${images} present
          where present.path = picture.path and present.alt = picture.alt and present.channel_id = ${channelId})
      order by picture.path, picture.alt
      returning id)
    insert into ${hiddenRows} (import_id, kind, row_id, is_show)
    select ${importId}::int, 'image', inserted.id, true from inserted`);
}

const variantsWithPictures = (part: StagedPart) => ({
  staged: sql`${stagedVariants} staged
    join ${products} present on present.channel_id = ${part.channelId} and present.key = staged.key`,
  isWanted: sql`${isInPart(part, stagedVariants.modelPosition)} and staged.pictures <> '[]'::jsonb`,
});

/** Removes the further pictures of the variants of a part that have any in the file. */
export async function removeFurtherImages(tx: Executor, part: StagedPart): Promise<void> {
  const { staged, isWanted } = variantsWithPictures(part);
  await tx.execute(sql`
    delete from ${productImages} further using ${staged}
    where ${isWanted} and further.product_id = present.id`);
}

/** Gives the variants of a part their further pictures. */
export async function addFurtherImages(tx: Executor, part: StagedPart): Promise<void> {
  const { staged, isWanted } = variantsWithPictures(part);
  await tx.execute(sql`
    insert into ${productImages} (product_id, image_id, position)
    select present.id, ${imageOf(part.channelId, sql`picture.value ->> 'path'`, sql`picture.value ->> 'alt'`)},
      picture.place - 2
    from ${staged} cross join lateral jsonb_array_elements(staged.pictures) with ordinality as picture(value, place)
    where ${isWanted} and picture.place > 1`);
}
