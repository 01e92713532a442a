import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import {
  productModelCategories,
  productModels,
  productModelTags,
  products,
  productSearchWords,
  searchForms,
  searchWords,
} from '../db/schema';

/**
 * Updates the planner's statistics of the catalogue after many products have changed: the embedded database never
 * does so itself, and would choose the slowest plan for sorting by price.
 */
export async function analyseCatalogue(db: Database): Promise<void> {
  await db.execute(
    sql`analyze ${productModels}, ${products}, ${productModelCategories}, ${productModelTags},
      ${productSearchWords}, ${searchForms}, ${searchWords}`,
  );
}
