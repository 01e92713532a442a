import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { pauseAfterBatch } from '../db/pause-after-batch';
import {
  listedModels,
  productModelCategories,
  productModels,
  productModelTags,
  products,
  productSearchWords,
  searchForms,
  searchWords,
} from '../db/schema';

/** The tables with the columns that statements search, join and sort by: those of texts would take the most time. */
const ANALYSED = [
  sql`${productModels} (id, channel_id, code, maker_id, brand_id, tax_rate, is_show, recommend_rank, published_at,
    review_count, review_score)`,
  sql`${products} (id, channel_id, product_model_id, key, code, position, price, stock, is_sold_on_order, is_show,
    is_on_sale, colour, image_id)`,
  sql`${listedModels}`,
  sql`${productModelCategories}`,
  sql`${productModelTags}`,
  sql`${productSearchWords}`,
  sql`${searchForms} (channel_id, kind, form, word_id)`,
  sql`${searchWords} (id, channel_id, word)`,
];

/**
 * Whether nobody else removes dead rows: the embedded database never does so itself, and a server may be told not to. Only
 * a server has sessions beside those of its databases.
 */
async function needsVacuum(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isNeeded: boolean }>(sql`
    select current_setting('autovacuum') = 'off'
      or not exists (select from pg_stat_activity where datid is null) as "isNeeded"`);
  return rows[0]?.isNeeded === true;
}

/**
 * Updates the planner's statistics of the catalogue after many products have changed, and removes dead rows, so that an
 * index alone answers what it can: the embedded database never does so itself, and would choose the slowest plan for sorting by
 * price. One table after the other, so that requests have their turn between them.
 */
export async function analyseCatalogue(db: Database): Promise<void> {
  const command = (await needsVacuum(db)) ? sql`vacuum (analyze)` : sql`analyze`;
  for (const table of ANALYSED) await pauseAfterBatch(() => db.execute(sql`${command} ${table}`));
}
