import { PRODUCT_ERRORS } from '@shop/contract/products/product-errors';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModels, products } from '../db/schema';
import { notFound } from '../http/http-error';

/** The condition of a product that the shop shows; `productModels` is joined. */
export const shownProduct = (channelId: number): SQL | undefined =>
  and(eq(products.channelId, channelId), eq(products.isShow, true), eq(productModels.isShow, true));

/** 404 for an unknown or hidden product, or one of another shop: the caller cannot tell which. */
export const productNotFound = () => notFound(PRODUCT_ERRORS.notFound, '商品が見つかりません');

/** Throws a 404 unless the shop shows all of these products. */
export async function requireShownProducts(
  db: Executor,
  channelId: number,
  productIds: readonly number[],
): Promise<void> {
  const wanted = [...new Set(productIds)];
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(and(shownProduct(channelId), inArray(products.id, wanted)));
  if (rows.length < wanted.length) throw productNotFound();
}

/** The id of the shown product of that key, or 404. */
export async function findShownProductId(db: Executor, channelId: number, key: string): Promise<number> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(and(shownProduct(channelId), eq(products.key, key)))
    .limit(1);
  if (row === undefined) throw productNotFound();
  return row.id;
}
