import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { productModelCategories, productModels, products } from '../../db/schema';

/** So few models go into one statement: their words are indexed with them, and a statement has its time limit. */
const BATCH = 250;
const FEWEST_PERCENT = 70;
const PERCENT_STEPS = 61;
const PRICE_STEP = 10;

interface MoreProducts {
  readonly channelId: number;
  /** The models that the new ones are made after, by code. */
  readonly sampleCodes: readonly string[];
  readonly count: number;
  onProgress(done: number): void;
}

/**
 * Adds sample models, the same ones at each run, so that an interrupted run is continued by the next. Each batch is
 * one statement, so that the shop keeps serving. The database copies by itself: to send the texts of each product
 * to it would take several times as long. Returns how many are new.
 */
export async function seedMoreProducts(db: Database, more: MoreProducts): Promise<number> {
  let added = 0;
  for (let first = 0; first < more.count; first += BATCH) {
    const end = Math.min(first + BATCH, more.count);
    const { rows } = await db.execute<{ added: number }>(copySamples(more, first, end));
    added += rows[0]?.added ?? 0;
    more.onProgress(end);
  }
  return added;
}

/** The models of the numbers from `first` to before `end`: samples, with their series in name, code, keys and price. */
const copySamples = ({ channelId, sampleCodes }: MoreProducts, first: number, end: number): SQL => sql`
  with samples as (
    select id, code, row_number() over (order by code) - 1 as place from ${productModels}
    where channel_id = ${channelId} and code = any(${sql.param([...sampleCodes])}::text[])
  ), copies as (
    select number, samples.id as sample_id, samples.code || '-' || suffix as code, suffix,
      ${FEWEST_PERCENT}::int + (number * 7) % ${PERCENT_STEPS}::int as percent
    from generate_series(${first}::int, ${end - 1}::int) as number
    cross join (select count(*)::int as number_of from samples) as counted
    join samples on samples.place = number % number_of
    cross join lateral (select 'S' || lpad((number / number_of + 1)::text, 4, '0') as suffix) as series
  ), models as (
    insert into ${productModels} (channel_id, code, name, name_kana, catch_copy, description, maker_id, brand_id,
      tax_rate, shipping_days, point_percent, is_show, recommend_rank, published_at, search_text)
    select channel_id, copies.code, name || ' ' || suffix, name_kana, catch_copy, description, maker_id, brand_id,
      tax_rate, shipping_days, point_percent, is_show, (number * 7) % 97, published_at,
      search_text || ' ' || lower(copies.code)
    from copies join ${productModels} sample on sample.id = copies.sample_id order by number
    on conflict (channel_id, code) do nothing
    returning id, code
  ), added as (
    select models.id, copies.* from models join copies on copies.code = models.code
  ), variants as (
    insert into ${products} (channel_id, product_model_id, key, code, name, options, position, price, stock,
      initial_stock, is_sold_on_order, is_show, is_on_sale, image_id)
    select channel_id, added.id, key || '-' || lower(suffix), variant.code || '-' || suffix, name || ' ' || suffix,
      options, position, greatest(${PRICE_STEP}::int, round(price * percent / (100.0 * ${PRICE_STEP}::int))::int * ${PRICE_STEP}::int),
      initial_stock, initial_stock, is_sold_on_order, is_show, is_on_sale, image_id
    from added join ${products} variant on variant.product_model_id = added.sample_id
    order by added.number, variant.position
  ), links as (
    insert into ${productModelCategories} (product_model_id, category_id)
    select added.id, category_id from added join ${productModelCategories} link on link.product_model_id = added.sample_id
  )
  select count(*)::int as added from added`;
