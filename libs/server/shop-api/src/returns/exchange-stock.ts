import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { products } from '../db/schema';
import { inLockOrder, type Pieces } from '../orders/take-stock';
import type { ReturnDetail } from './return-store';

/** The pieces of an exchange that are reserved while it is approved: those of products that were removed are nowhere. */
const wantedPieces = ({ items }: ReturnDetail): readonly Pieces[] =>
  inLockOrder(
    items.flatMap(({ quantity, exchange }) =>
      exchange === null || exchange.productId === null ? [] : [{ productId: exchange.productId, quantity }],
    ),
  );

/**
 * Reserves what an exchange wants if enough is left: one conditional statement for each product, so that two approvals never
 * get the same piece. What is missing of a product that is sold on order comes in for it, as for an order. Returns the
 * first product that is short or was removed, so that the caller rolls back, or null.
 */
export async function reserveWanted(tx: Executor, detail: ReturnDetail): Promise<string | null> {
  const removed = detail.items.find(({ exchange }) => exchange?.productId === null);
  if (removed !== undefined) return removed.exchange?.productCode ?? '';
  for (const { productId, quantity } of wantedPieces(detail)) {
    const reserved = await tx
      .update(products)
      .set({
        stock: sql`greatest(${products.stock} - ${quantity}, 0)`,
        reserved: sql`${products.reserved} + ${quantity}`,
        initialStock: sql`${products.initialStock} + greatest(${quantity} - ${products.stock}, 0)`,
      })
      .where(and(eq(products.id, productId), or(gte(products.stock, quantity), products.isSoldOnOrder)))
      .returning({ id: products.id });
    if (reserved.length === 0)
      return detail.items.find((item) => item.exchange?.productId === productId)?.exchange?.productCode ?? '';
  }
  return null;
}

/** Gives back to the stock what was reserved for an exchange that came to nothing. */
export async function releaseWanted(tx: Executor, detail: ReturnDetail): Promise<void> {
  for (const { productId, quantity } of wantedPieces(detail))
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${quantity}`, reserved: sql`${products.reserved} - ${quantity}` })
      .where(eq(products.id, productId));
}

/** What was reserved for an exchange leaves the shop. */
export async function sellWanted(tx: Executor, detail: ReturnDetail): Promise<void> {
  for (const { productId, quantity } of wantedPieces(detail))
    await tx
      .update(products)
      .set({ reserved: sql`${products.reserved} - ${quantity}`, sold: sql`${products.sold} + ${quantity}` })
      .where(eq(products.id, productId));
}
