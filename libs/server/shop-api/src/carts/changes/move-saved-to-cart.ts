import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { eq } from 'drizzle-orm';
import { products, productUos } from '../../db/schema';
import { piecesForSale } from '../../products/pieces-for-sale';
import { cartErrors } from '../state/cart-errors';
import { listLines, piecesOf } from '../state/line-store';
import { findSavedRow, setSavedQuantity } from '../state/saved-line-store';
import { mostInWholeLots } from '../state/whole-lots';
import { addProducts } from './add-products';
import type { CartChangeContext } from './cart-change-context';
import { findSameLine } from './find-addition-fault';

/**
 * Moves what was put aside back into the cart: as much of it as is in stock and as its line takes, in whole lots together
 * with what is in the cart; the rest stays aside. Throws where nothing can be moved.
 */
export async function moveSavedToCart(work: CartChangeContext, key: string): Promise<void> {
  const { tx, cart } = work;
  const saved = await findSavedRow(tx, cart, key);
  if (saved === null) throw cartErrors.lineNotFound();
  const [found] = await tx
    .select({ product: products, unit: productUos })
    .from(products)
    .leftJoin(productUos, eq(productUos.id, saved.uosId ?? 0))
    .where(eq(products.id, saved.productId));
  if (found === undefined) throw cartErrors.productNotFound();
  const { product, unit } = found;
  const lines = await listLines(tx, cart.id);
  const inLots = (count: number) => (unit === null ? mostInWholeLots(lines, product, count) : count);
  const left = Math.floor((piecesForSale(product) - piecesOf(lines, product.id)) / (unit?.pieces ?? 1));
  if (inLots(left) < 1) throw cartErrors.noneLeft(product.name);
  const room = MAX_QUANTITY - (findSameLine(lines, { product, unit })?.quantity ?? 0);
  if (inLots(room) < 1) throw cartErrors.tooMany(product.name, MAX_QUANTITY);
  const quantity = inLots(Math.min(saved.quantity, left, room));
  if (quantity < 1) throw cartErrors.lotSize(product.name, product.lotSize);
  await addProducts(work, [{ product_key: product.key, quantity, uos_key: unit?.key }]);
  await setSavedQuantity(tx, saved.id, saved.quantity - quantity);
}
