import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { cartErrors } from '../state/cart-errors';
import { MAX_SAVED, type SavedGoods, insertSaved, isSame, listSavedRows } from '../state/saved-line-store';
import type { CartChangeContext } from './cart-change-context';

/** Puts all of these goods aside, or throws where there is no room for all of them. */
export async function putAside(
  { tx, cart, context }: CartChangeContext,
  productName: string,
  goods: SavedGoods,
): Promise<void> {
  const rows = await listSavedRows(tx, cart);
  const same = rows.find((row) => isSame(row, goods));
  if (same === undefined && rows.length >= MAX_SAVED) throw cartErrors.tooManySaved(MAX_SAVED);
  if ((same?.quantity ?? 0) + goods.quantity > MAX_QUANTITY)
    throw cartErrors.tooManyOfSaved(productName, MAX_QUANTITY);
  await insertSaved(tx, cart, goods, context.clock.now());
}
