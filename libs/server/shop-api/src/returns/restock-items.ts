import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orderReturnItems } from '../db/schema';
import { loadItems, type OrderRow } from '../orders/order-store';
import { returnStock } from '../orders/take-stock';
import type { ReturnDetail } from './return-store';

/**
 * Puts so much of each item of a return, in its unit of sale, back to the stock, and notes it. Products that were removed
 * since have no stock to go back to.
 */
export async function restockItems(
  tx: Executor,
  order: OrderRow,
  { items }: ReturnDetail,
  quantities: readonly number[],
): Promise<void> {
  const bought = new Map((await loadItems(tx, [order.id])).map((item) => [item.id, item]));
  const pieces = [];
  for (const [index, { returnId, orderItemId }] of items.entries()) {
    const quantity = quantities[index] ?? 0;
    const item = bought.get(orderItemId);
    if (quantity === 0 || item === undefined) continue;
    await tx
      .update(orderReturnItems)
      .set({ restocked: quantity })
      .where(and(eq(orderReturnItems.returnId, returnId), eq(orderReturnItems.orderItemId, orderItemId)));
    if (item.productId !== null)
      pieces.push({ productId: item.productId, quantity: quantity * item.piecesPerUnit });
  }
  await returnStock(tx, pieces);
}
