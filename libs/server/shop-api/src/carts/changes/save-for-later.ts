import { eq } from 'drizzle-orm';
import { products, productUos } from '../../db/schema';
import { piecesForSale } from '../../products/pieces-for-sale';
import { cartErrors } from '../state/cart-errors';
import { deleteLines, listLines, piecesOf } from '../state/line-store';
import { findSavedRow, insertSaved, listSavedRows, setSavedQuantity } from '../state/saved-line-store';
import { addProducts } from './add-products';
import type { CartChangeContext } from './cart-change-context';
import { fitAccessories } from './fit-accessories';

/** The most products that are put aside, so that responses have a bounded size. */
const MAX_SAVED = 100;

/** Moves a line, without its accessories, out of the cart into what is put aside. */
export async function saveForLater({ tx, cart, context }: CartChangeContext, key: string): Promise<void> {
  const lines = await listLines(tx, cart.id);
  const line = lines.find((one) => one.key === key && one.parentId === null);
  if (line === undefined || line.productId === null) throw cartErrors.lineNotFound();
  if ((await listSavedRows(tx, cart)).length >= MAX_SAVED) throw cartErrors.tooManySaved(MAX_SAVED);
  const { productId, uosId, quantity } = line;
  await insertSaved(tx, cart, { productId, uosId, quantity }, context.clock.now());
  await deleteLines(tx, cart.id, { key });
  await fitAccessories(tx, cart.id);
}

/** Moves what was put aside back into the cart: as much of it as is in stock, the rest stays aside. */
export async function restoreSaved(work: CartChangeContext, key: string): Promise<void> {
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
  const left = piecesForSale(product) - piecesOf(await listLines(tx, cart.id), product.id);
  const quantity = Math.min(saved.quantity, Math.floor(left / (unit?.pieces ?? 1)));
  if (quantity < 1) throw cartErrors.noneLeft(product.name);
  await addProducts(work, [{ product_key: product.key, quantity, uos_key: unit?.key }]);
  await setSavedQuantity(tx, saved.id, saved.quantity - quantity);
}
