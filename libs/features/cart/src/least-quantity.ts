import type { CartLine } from './cart-view';

type CountedLine = Pick<CartLine, 'key' | 'productKey' | 'unit' | 'lotSize' | 'quantity'>;

/**
 * The least quantity with which a line makes whole lots together with the other lines of its product: lots are of single
 * pieces, whatever their destinations. Every further lot is a quantity that may be ordered too.
 */
export function leastQuantity(lines: readonly CountedLine[], line: CountedLine): number {
  const { key, productKey, unit, lotSize } = line;
  if (unit !== null) return 1;
  const others = lines
    .filter((one) => one.key !== key && one.productKey === productKey && one.unit === null)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return lotSize - (others % lotSize);
}
