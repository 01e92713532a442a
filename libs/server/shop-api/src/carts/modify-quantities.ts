import { eq } from 'drizzle-orm';
import { products } from '../db/schema';
import { cartFailures } from './cart-failures';
import type { CartWork } from './change-cart';
import { listLines, setLineQuantity } from './line-store';

/** A line with its new quantity. */
export interface ModifiedLine {
  readonly key: string;
  readonly quantity: number;
}

/** Sets quantities, all or none. A lower quantity is always fine; a higher one must be in stock. */
export async function modifyQuantities(
  { tx, cart }: CartWork,
  modified: readonly ModifiedLine[],
): Promise<void> {
  const lines = await listLines(tx, cart.id);
  for (const { key, quantity } of modified) {
    const line = lines.find((candidate) => candidate.key === key);
    if (line === undefined) throw cartFailures.lineNotFound();
    if (quantity > line.quantity && line.productId !== null) {
      const [product] = await tx.select().from(products).where(eq(products.id, line.productId));
      if (product !== undefined && quantity > product.stock) throw cartFailures.outOfStock(product.name);
    }
    await setLineQuantity(tx, line.id, quantity);
  }
}
