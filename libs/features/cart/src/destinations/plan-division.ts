import type { LineShare } from '../commands/divide-line';
import type { DividedProduct, Shares } from './divided-product';

/** A line that has to be shared out anew. */
export interface PlannedDivision {
  readonly lineKey: string;
  readonly shares: readonly LineShare[];
}

/**
 * The divisions of lines that share a product out as the shopper wants it: only lines with too many pieces at their
 * destination are divided, and what is too many fills the destinations that have too few. Empty where nothing changes.
 */
export function planDivision(product: DividedProduct, wanted: Shares): readonly PlannedDivision[] {
  const missing = new Map(
    Object.entries(wanted).map(([key, share]) => [key, share - (product.shares[key] ?? 0)]),
  );
  return product.lines.flatMap(({ key: lineKey, shippingKey, quantity }) => {
    if (shippingKey === null) return [];
    const surplus = Math.min(quantity, Math.max(0, -(missing.get(shippingKey) ?? 0)));
    if (surplus === 0) return [];
    missing.set(shippingKey, (missing.get(shippingKey) ?? 0) + surplus);
    const kept = { shippingKey, quantity: quantity - surplus };
    const shares = [kept, ...take(missing, surplus)].filter((share) => share.quantity > 0);
    return [{ lineKey, shares }];
  });
}

/** Takes what is missing at the destinations, until nothing is left to give. */
function take(missing: Map<string, number>, surplus: number): readonly LineShare[] {
  let left = surplus;
  return [...missing].map(([shippingKey, wanted]) => {
    const quantity = Math.min(left, Math.max(0, wanted));
    missing.set(shippingKey, wanted - quantity);
    left -= quantity;
    return { shippingKey, quantity };
  });
}
