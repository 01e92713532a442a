import { and, type SQL, sql } from 'drizzle-orm';
import { productModels } from '../db/schema';
import { isOffered } from '../products/product-store';

/**
 * Tries the other conditions on one found model after the other, in the order in which they come, so that a page or a
 * capped count looks at no more products than it shows. `offset 0` holds the database to that: it would otherwise try
 * them on all products first.
 */
export const isShown = (filter: SQL | undefined): SQL => sql`cross join lateral (
  select 1 from ${productModels}
  where ${and(sql`${productModels.id} = found.model_id`, filter, isOffered)} offset 0) shown`;
