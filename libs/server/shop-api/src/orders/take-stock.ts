import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { products } from '../db/schema';

/** A number of pieces of a product. */
export interface Pieces {
  readonly productId: number;
  readonly quantity: number;
}

/** The pieces of each product, sorted by id: the order in which products are always locked. */
export function inLockOrder(pieces: readonly Pieces[]): readonly Pieces[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of pieces) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId);
}

/** Locks these products until the transaction ends, in that order: for a change that goes over some of them twice. */
export async function lockProducts(tx: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');
}

/**
 * Takes pieces from the stock if enough are left: one conditional statement for each product, so that concurrent
 * orders never take the stock below zero. What is missing of a product that is sold on order comes in for the order
 * and counts from then on, so that stock + reserved + sold = initial. Returns the first product that is short, so that
 * the caller rolls back, or null.
 */
export async function takeStock(tx: Executor, pieces: readonly Pieces[]): Promise<number | null> {
  for (const { productId, quantity } of inLockOrder(pieces)) {
    const taken = await tx
      .update(products)
      .set({
        stock: sql`greatest(${products.stock} - ${quantity}, 0)`,
        sold: sql`${products.sold} + ${quantity}`,
        initialStock: sql`${products.initialStock} + greatest(${quantity} - ${products.stock}, 0)`,
      })
      .where(and(eq(products.id, productId), or(gte(products.stock, quantity), products.isSoldOnOrder)))
      .returning({ id: products.id });
    if (taken.length === 0) return productId;
  }
  return null;
}

/** How many pieces of a product are in stock. */
export async function countPieces(tx: Executor, productId: number): Promise<number> {
  const [row] = await tx.select({ stock: products.stock }).from(products).where(eq(products.id, productId));
  return row?.stock ?? 0;
}

/** Returns the pieces of a cancelled order to the stock. */
export async function returnStock(tx: Executor, pieces: readonly Pieces[]): Promise<void> {
  for (const { productId, quantity } of inLockOrder(pieces)) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${quantity}`, sold: sql`${products.sold} - ${quantity}` })
      .where(eq(products.id, productId));
  }
}
