import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { listLines, type StoredLine } from '../state/line-store';
import { deleteShippings, listShippings } from '../state/shipping-store';
import type { CartChangeContext } from './cart-change-context';
import { divideLine } from './divide-line';

/**
 * Removes a destination, or all of them. What went to the one that is removed goes to the first that is left, on the line
 * that the product has there already.
 */
export async function removeShipping(work: CartChangeContext, key?: string): Promise<void> {
  const { tx, cart } = work;
  await deleteShippings(tx, cart.id, key);
  const [first] = await listShippings(tx, cart.id);
  if (first === undefined) return;
  const joined = (await listLines(tx, cart.id)).filter(
    ({ parentId, shippingId }) => parentId === null && (shippingId ?? first.id) === first.id,
  );
  const kept: StoredLine[] = [];
  for (const line of joined) {
    const at = kept.findIndex((one) => one.productId === line.productId && one.uosId === line.uosId);
    const present = kept[at];
    const quantity = (present?.quantity ?? 0) + line.quantity;
    // Two lines of a product are as good as one that would exceed the most that a line may hold.
    if (present === undefined || quantity > MAX_QUANTITY) {
      kept.push(line);
      continue;
    }
    await divideLine(work, line.key, [{ shipping_key: first.key, quantity: line.quantity }]);
    kept[at] = { ...present, quantity };
  }
}
