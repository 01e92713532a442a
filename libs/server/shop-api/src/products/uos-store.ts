import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productUos, uosGroupPrices } from '../db/schema';

export type UosRow = typeof productUos.$inferSelect;

/** The shown units of sale of some products, in their order. */
export async function findUnits(db: Executor, productIds: readonly number[]): Promise<UosRow[]> {
  if (productIds.length === 0) return [];
  return db
    .select()
    .from(productUos)
    .where(and(inArray(productUos.productId, [...productIds]), eq(productUos.isShow, true)))
    .orderBy(asc(productUos.position), asc(productUos.id));
}

/** The units of sale of one product, with the own price of a customer group. */
export const listPricedUnits = (
  db: Executor,
  productId: number,
  groupId: number,
): Promise<{ unit: UosRow; groupPrice: number | null }[]> =>
  db
    .select({ unit: productUos, groupPrice: uosGroupPrices.price })
    .from(productUos)
    .leftJoin(
      uosGroupPrices,
      and(eq(uosGroupPrices.uosId, productUos.id), eq(uosGroupPrices.groupId, groupId)),
    )
    .where(and(eq(productUos.productId, productId), eq(productUos.isShow, true)))
    .orderBy(asc(productUos.position), asc(productUos.id));
