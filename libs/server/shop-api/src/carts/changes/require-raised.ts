import { inArray } from 'drizzle-orm';
import { products } from '../../db/schema';
import { piecesForSale } from '../../products/pieces-for-sale';
import { cartErrors } from '../state/cart-errors';
import { guestPieceLimit } from '../state/guest-piece-limit';
import { addableColumns, piecesOf, type StoredLine } from '../state/line-store';
import { areWholeLots, loosePiecesOf } from '../state/whole-lots';
import type { CartChangeContext } from './cart-change-context';

/** Counts a product in the lines of a cart. */
type Count = (lines: readonly StoredLine[], productId: number) => number;

/**
 * Checks the products of which a change has put more into the cart: the stock must cover all their pieces, accessories
 * included, guests get no more than the shop gives them, and more single pieces must make whole lots. What did not rise is
 * left to the decision of the order, so that a cart which no longer fits can be changed step by step. `guestPieces`: see
 * `guestPieceLimit`; read where it is left out.
 */
export async function requireRaised(
  { tx, context }: Pick<CartChangeContext, 'tx' | 'context'>,
  before: readonly StoredLine[],
  after: readonly StoredLine[],
  guestPieces?: number | null,
): Promise<void> {
  const all = new Set(after.flatMap(({ productId }) => (productId === null ? [] : [productId])));
  const rises = (count: Count, id: number) => count(after, id) > count(before, id);
  const raised = [...all].filter((id) => rises(piecesOf, id) || rises(loosePiecesOf, id));
  if (raised.length === 0) return;
  const found = await tx.select(addableColumns).from(products).where(inArray(products.id, raised));
  const most = guestPieces === undefined ? await guestPieceLimit(tx, context) : guestPieces;
  for (const id of raised) {
    const product = found.find((one) => one.id === id);
    if (product === undefined) continue;
    if (rises(piecesOf, id) && piecesOf(after, id) > piecesForSale(product))
      throw cartErrors.outOfStock(product.name, piecesForSale(product));
    if (most !== null && rises(piecesOf, id) && piecesOf(after, id) > most)
      throw cartErrors.tooManyForGuests(product.name, most);
    if (rises(loosePiecesOf, id) && !areWholeLots(loosePiecesOf(after, id), product))
      throw cartErrors.lotSize(product.name, product.lotSize);
  }
}
