import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { productModelCategories, productModels, productModelTags, products } from '../db/schema';

/**
 * Lets the planner count the catalogue anew, as it must after many products came in: the embedded database never does so
 * by itself, and takes the slowest way for the order of prices.
 */
export async function analyseCatalogue(db: Database): Promise<void> {
  await db.execute(
    sql`analyze ${productModels}, ${products}, ${productModelCategories}, ${productModelTags}`,
  );
  // What came in last waits in a list that every search reads through, until the index takes it up.
  await db.execute(sql`select gin_clean_pending_list('product_models_grams')`);
}
