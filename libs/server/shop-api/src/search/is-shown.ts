import { and, type SQL, sql } from 'drizzle-orm';
import { listedModels, productModels } from '../db/schema';
import { isListed } from '../products/listed-models';

/**
 * Applies the remaining conditions to one found model after the other, in the order of their rank, so that a page or a
 * capped count reads no more products than it needs. `offset 0` forces that order: without it the database would filter
 * all products first.
 */
export const isShown = (filter: SQL | undefined): SQL => sql`cross join lateral (
  select 1 from ${listedModels} as ${productModels}
  where ${and(sql`${productModels.id} = found.model_id`, filter, isListed)} offset 0) shown`;
