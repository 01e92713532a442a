import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { productModelCategories, productModels, productModelTags, products } from '../db/schema';

/**
 * Updates the planner's statistics of the catalogue after many products have changed: the embedded database never
 * does so itself, and would choose the slowest plan for sorting by price.
 */
export async function analyseCatalogue(db: Database): Promise<void> {
  await db.execute(
    sql`analyze ${productModels}, ${products}, ${productModelCategories}, ${productModelTags}`,
  );
  // What came in last waits in a list that every search reads through, until the index takes it up.
  await db.execute(sql`select gin_clean_pending_list('product_models_grams')`);
}
