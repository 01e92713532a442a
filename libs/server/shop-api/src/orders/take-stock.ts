import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { products } from '../db/schema';

/** Pieces of a product. */
export interface Pieces {
  readonly productId: number;
  readonly quantity: number;
}

/** Sums up per product, in the order of ids: whoever locks several products locks them in this order. */
export function inLockOrder(pieces: readonly Pieces[]): readonly Pieces[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of pieces) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId);
}

/**
 * Takes pieces out of the stock, only where enough are left: one conditional statement per product, so that however
 * many buy at once the stock never goes below zero. Answers the first product that is short (the caller then rolls
 * back), or null.
 */
export async function takeStock(tx: Executor, pieces: readonly Pieces[]): Promise<number | null> {
  for (const { productId, quantity } of inLockOrder(pieces)) {
    const taken = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}`, sold: sql`${products.sold} + ${quantity}` })
      .where(and(eq(products.id, productId), gte(products.stock, quantity)))
      .returning({ id: products.id });
    if (taken.length === 0) return productId;
  }
  return null;
}

/** Puts the pieces of a cancelled order back. */
export async function returnStock(tx: Executor, pieces: readonly Pieces[]): Promise<void> {
  for (const { productId, quantity } of inLockOrder(pieces)) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${quantity}`, sold: sql`${products.sold} - ${quantity}` })
      .where(eq(products.id, productId));
  }
}
