import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { pauseAfterBatch } from '../db/pause-after-batch';
import {
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
  sql`${productModels} (id, channel_id, code, maker_id, brand_id, is_show, recommend_rank, published_at)`,
  sql`${products} (id, channel_id, product_model_id, key, code, position, price, stock, is_sold_on_order, is_show,
    is_on_sale, image_id)`,
  sql`${productModelCategories}`,
  sql`${productModelTags}`,
  sql`${productSearchWords}`,
  sql`${searchForms} (channel_id, kind, form, word_id)`,
  sql`${searchWords} (id, channel_id, word)`,
];

/**
 * Updates the planner's statistics of the catalogue after many products have changed: the embedded database never
 * does so itself, and would choose the slowest plan for sorting by price. One table after the other, so that requests have
 * their turn between them.
 */
export async function analyseCatalogue(db: Database): Promise<void> {
  for (const table of ANALYSED) await pauseAfterBatch(() => db.execute(sql`analyze ${table}`));
}
