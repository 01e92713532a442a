import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import {
  images,
  productImages,
  productModels,
  products,
  stagedImages,
  stagedModels,
  stagedVariants,
} from '../../db/schema';
import type { StagedRange } from './staged-range';

/** The image of the shop with this path and this text. */
const imageOf = (channelId: number, path: ReturnType<typeof sql>, alt: ReturnType<typeof sql>) =>
  sql`(select min(image.id) from ${images} image
    where image.path = ${path} and image.alt = ${alt} and image.channel_id = ${channelId})`;

/** Writes the variants of a range: known ones are changed where they differ, others inserted. */
export async function mergeVariants(
  tx: Executor,
  { channelId, importId, from, to }: StagedRange,
): Promise<void> {
  const staged = sql`${stagedVariants} staged
    join ${stagedModels} model on model.import_id = staged.import_id and model.position = staged.model_position
    join ${productModels} known on known.channel_id = ${channelId} and known.code = model.code`;
  const inRange = sql`staged.import_id = ${importId} and staged.model_position between ${from} and ${to}`;
  const image = imageOf(channelId, sql`staged.pictures #>> '{0,path}'`, sql`staged.pictures #>> '{0,alt}'`);
  // What is sold stays counted: stock + reserved + sold = initial.
  const stock = sql`coalesce(staged.stock, ${products.stock})`;
  const values = sql`staged.code, staged.name, staged.options, staged.price, staged.before_price, ${stock},
    ${stock} + ${products.reserved} + ${products.sold},
    coalesce(staged.is_sold_on_order, ${products.isSoldOnOrder}), coalesce(${image}, ${products.imageId})`;
  await tx.execute(sql`
    update ${products} set (code, name, options, price, before_price, stock, initial_stock, is_sold_on_order, image_id)
      = row(${values})
    from ${staged}
    where ${inRange} and ${products.channelId} = ${channelId} and ${products.key} = staged.key
      and (${products.code}, ${products.name}, ${products.options}, ${products.price}, ${products.beforePrice},
        ${products.stock}, ${products.initialStock}, ${products.isSoldOnOrder}, ${products.imageId})
        is distinct from (${values})`);
  await tx.execute(sql`
    insert into ${products} (channel_id, product_model_id, key, position, code, name, options, price, before_price,
      stock, initial_stock, is_sold_on_order, image_id)
    select ${channelId}::int, known.id, staged.key, staged.position, staged.code, staged.name, staged.options, staged.price,
      staged.before_price, coalesce(staged.stock, 0), coalesce(staged.stock, 0),
      coalesce(staged.is_sold_on_order, false), ${image}
    from ${staged}
    where ${inRange} and not exists (
      select from ${products} present where present.channel_id = ${channelId} and present.key = staged.key)
    order by staged.model_position, staged.position`);
}

/** Inserts the pictures that the shop lacks, once for each text. */
export const mergeImages = (tx: Executor, channelId: number, importId: number) =>
  tx.execute(sql`
    insert into ${images} (channel_id, path, width, height, alt, sources)
    select ${channelId}::int, staged.path, staged.width, staged.height, staged.alt, staged.sources
    from ${stagedImages} staged
    where staged.import_id = ${importId} and not exists (
      select from ${images} present
      where present.path = staged.path and present.alt = staged.alt and present.channel_id = ${channelId})
    order by staged.path, staged.alt`);

/** Replaces the further pictures of the variants of a range that have any in the file. */
export async function mergeFurtherImages(
  tx: Executor,
  { channelId, importId, from, to }: StagedRange,
): Promise<void> {
  const staged = sql`${stagedVariants} staged
    join ${products} present on present.channel_id = ${channelId} and present.key = staged.key`;
  const inRange = sql`staged.import_id = ${importId} and staged.model_position between ${from} and ${to}
    and staged.pictures <> '[]'::jsonb`;
  await tx.execute(sql`
    delete from ${productImages} further using ${staged}
    where ${inRange} and further.product_id = present.id`);
  await tx.execute(sql`
    insert into ${productImages} (product_id, image_id, position)
    select present.id, ${imageOf(channelId, sql`picture.value ->> 'path'`, sql`picture.value ->> 'alt'`)},
      picture.place - 2
    from ${staged} cross join lateral jsonb_array_elements(staged.pictures) with ordinality as picture(value, place)
    where ${inRange} and picture.place > 1`);
}
