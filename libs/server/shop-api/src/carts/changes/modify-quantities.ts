import { cartErrors } from '../state/cart-errors';
import { listLines, setLineQuantity } from '../state/line-store';
import type { CartChangeContext } from './cart-change-context';
import { fitAccessories } from './fit-accessories';
import { requireRaised } from './require-raised';

/** A line with its new quantity. */
export interface ModifiedLine {
  readonly key: string;
  readonly quantity: number;
}

/** Sets all quantities or none. A lower quantity is always accepted; a higher one must be in stock and in whole lots. */
export async function modifyQuantities(
  { tx, cart, context }: CartChangeContext,
  modified: readonly ModifiedLine[],
): Promise<void> {
  const lines = await listLines(tx, cart.id);
  for (const { key, quantity } of modified) {
    const line = lines.find((one) => one.key === key && one.parentId === null);
    if (line === undefined) throw cartErrors.lineNotFound();
    await setLineQuantity(tx, line.id, quantity);
  }
  await fitAccessories(tx, cart.id);
  await requireRaised({ tx, context }, lines, await listLines(tx, cart.id));
}
