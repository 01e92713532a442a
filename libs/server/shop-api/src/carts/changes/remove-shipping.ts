import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { type DraftLine, LineDraft } from '../state/line-draft';
import { deleteShippings, listShippings } from '../state/shipping-store';
import type { CartChangeContext } from './cart-change-context';
import { divideInDraft } from './divide-line';
import { fitAccessories } from './fit-accessories';

/**
 * Removes a destination, or all of them. What went to the one that is removed goes to the first that is left, on the line
 * that the product has there already.
 */
export async function removeShipping({ tx, cart, context }: CartChangeContext, key?: string): Promise<void> {
  await deleteShippings(tx, cart.id, key);
  const shippings = await listShippings(tx, cart.id);
  const [first] = shippings;
  if (first === undefined) return;
  const draft = await LineDraft.open(tx, cart.id);
  const joined = draft
    .list()
    .filter(({ parentKey, shippingId }) => parentKey === null && (shippingId ?? first.id) === first.id);
  const kept: DraftLine[] = [];
  for (const line of joined) {
    const at = kept.findIndex((one) => one.productId === line.productId && one.uosId === line.uosId);
    const present = kept[at];
    const quantity = (present?.quantity ?? 0) + line.quantity;
    // Two lines of a product are as good as one that would exceed the most that a line may hold.
    if (present === undefined || quantity > MAX_QUANTITY) {
      kept.push(line);
      continue;
    }
    const whole = { shipping_key: first.key, quantity: line.quantity };
    divideInDraft(draft, { channel: context.channel, shippings }, line.key, [whole]);
    kept[at] = { ...present, quantity };
  }
  if (kept.length === joined.length) return;
  await draft.save(tx);
  await fitAccessories(tx, cart.id);
}
