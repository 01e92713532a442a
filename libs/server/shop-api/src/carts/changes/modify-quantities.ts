import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { products } from '../../db/schema';
import { piecesForSale } from '../../products/pieces-for-sale';
import { cartErrors } from '../state/cart-errors';
import type { CartChangeContext } from './cart-change-context';
import { fitAccessories } from './fit-accessories';
import { listLines, piecesOf, setLineQuantity, type StoredLine } from '../state/line-store';

/** A line with its new quantity. */
export interface ModifiedLine {
  readonly key: string;
  readonly quantity: number;
}

/** Sets all quantities or none. A lower quantity is always accepted; a higher one must be in stock. */
export async function modifyQuantities(
  { tx, cart }: CartChangeContext,
  modified: readonly ModifiedLine[],
): Promise<void> {
  const lines = (await listLines(tx, cart.id)).filter(({ parentId }) => parentId === null);
  for (const { key, quantity } of modified) {
    const line = lines.find((candidate) => candidate.key === key);
    if (line === undefined) throw cartErrors.lineNotFound();
    const changed = { ...line, quantity };
    lines.splice(lines.indexOf(line), 1, changed);
    if (quantity > line.quantity) await requireStock(tx, lines, changed);
    await setLineQuantity(tx, line.id, quantity);
  }
  await fitAccessories(tx, cart.id);
}

/** Throws where the stock does not cover the pieces of a product in all lines. */
export async function requireStock(
  tx: Executor,
  lines: readonly StoredLine[],
  { productId }: Pick<StoredLine, 'productId'>,
): Promise<void> {
  if (productId === null) return;
  const [product] = await tx.select().from(products).where(eq(products.id, productId));
  if (product !== undefined && piecesOf(lines, productId) > piecesForSale(product))
    throw cartErrors.outOfStock(product.name);
}
