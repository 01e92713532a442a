import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModelSizeTables, productModels, sizeTables } from '../db/schema';

/** The size tables of a model, in the order in which they were made. */
export const listSizeTables = (db: Executor, modelId: number): Promise<(typeof sizeTables.$inferSelect)[]> =>
  db
    .select({ table: sizeTables })
    .from(productModelSizeTables)
    .innerJoin(sizeTables, eq(sizeTables.id, productModelSizeTables.sizeTableId))
    .where(eq(productModelSizeTables.productModelId, modelId))
    .orderBy(asc(sizeTables.id))
    .then((rows) => rows.map(({ table }) => table));

/** Whether a model has a size table. `productModels` is joined. */
export const hasSizeTables: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${productModelSizeTables} sized where sized.product_model_id = ${productModels.id})`;
