import type { LineQuantity } from '../commands/set-quantities';
import { type DividedProduct, remainderOf, type Shares } from './divided-product';

/** What makes the pieces of a product as many as were shared out. */
export interface PlannedTotal {
  readonly quantities: readonly LineQuantity[];
  /** The keys of lines of which nothing is left. */
  readonly removed: readonly string[];
}

/**
 * How the lines of a product change so that they sum to the shares: more go on one line, and fewer are taken from
 * destinations that have too many. The division itself is another step. Needs shares of one piece at least.
 */
export function planTotal({ lines, shares, total }: DividedProduct, wanted: Shares): PlannedTotal {
  let left = remainderOf({ total }, wanted);
  const [first] = lines;
  if (left < 0 && first !== undefined)
    return { quantities: [{ lineKey: first.key, quantity: first.quantity - left }], removed: [] };
  const surplus = new Map(
    Object.entries(shares).map(([key, share]) => [key, Math.max(0, share - (wanted[key] ?? 0))]),
  );
  const changed = lines.flatMap(({ key: lineKey, shippingKey, quantity }) => {
    const taken = Math.min(left, quantity, surplus.get(shippingKey ?? '') ?? 0);
    if (taken === 0) return [];
    left -= taken;
    surplus.set(shippingKey ?? '', (surplus.get(shippingKey ?? '') ?? 0) - taken);
    return [{ lineKey, quantity: quantity - taken }];
  });
  return {
    quantities: changed.filter(({ quantity }) => quantity > 0),
    removed: changed.filter(({ quantity }) => quantity === 0).map(({ lineKey }) => lineKey),
  };
}
