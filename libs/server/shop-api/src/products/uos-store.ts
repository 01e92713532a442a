import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productUos, uosGroupPrices } from '../db/schema';
import { priceForGroup } from '../pricing/price-for-group';
import type { PriceView } from './shopper-price';

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

/** A unit of sale as lists name it: yen for one unit as this shopper pays it and the shop states it. */
export interface SmallestUnit {
  readonly name: string;
  readonly pieces: number;
  readonly price: number;
}

/** The smallest unit above the single piece of each of some products; null where there is none. */
export async function listSmallestUnits(
  db: Executor,
  productIds: readonly number[],
  { groupId, discountPercent }: PriceView,
): Promise<(productId: number) => SmallestUnit | null> {
  if (productIds.length === 0) return () => null;
  const rows = await db
    .selectDistinctOn([productUos.productId], { unit: productUos, groupPrice: uosGroupPrices.price })
    .from(productUos)
    .leftJoin(
      uosGroupPrices,
      and(eq(uosGroupPrices.uosId, productUos.id), eq(uosGroupPrices.groupId, groupId)),
    )
    .where(
      and(
        inArray(productUos.productId, [...productIds]),
        eq(productUos.isShow, true),
        gt(productUos.pieces, 1),
      ),
    )
    .orderBy(asc(productUos.productId), asc(productUos.pieces), asc(productUos.id));
  const byProduct = new Map(
    rows.map(({ unit, groupPrice }) => [
      unit.productId,
      {
        name: unit.name,
        pieces: unit.pieces,
        price: priceForGroup({ listPrice: unit.price, groupPrice, discountPercent }),
      },
    ]),
  );
  return (productId) => byProduct.get(productId) ?? null;
}
