import { cartErrors } from '../state/cart-errors';
import { deleteLines, listLines } from '../state/line-store';
import type { CartChangeContext } from './cart-change-context';
import { fitAccessories } from './fit-accessories';
import { putAside } from './put-aside';

/** Moves a line, without its accessories, out of the cart into what is put aside. */
export async function saveForLater(work: CartChangeContext, key: string): Promise<void> {
  const { tx, cart } = work;
  const lines = await listLines(tx, cart.id);
  const line = lines.find((one) => one.key === key && one.parentId === null);
  if (line === undefined || line.productId === null) throw cartErrors.lineNotFound();
  const { productId, productName, uosId, quantity } = line;
  await putAside(work, productName, { productId, uosId, quantity });
  await deleteLines(tx, cart.id, { key });
  await fitAccessories(tx, cart.id);
}
