import type { CartLine, CartView } from '../cart-view';
import { dividedProducts, idOf, type Shares } from './divided-product';
import { type PlannedDivision, planDivision } from './plan-division';

type Lines = Pick<CartView, 'lines'>;

/**
 * The divisions that bring back to its destination a line that was taken out and is in the cart again: what is added goes to
 * whichever line of the product there is, so what has come since `before` is moved. Empty where it is there, or the
 * destination is gone.
 */
export function planReturn(
  line: CartLine,
  before: Lines,
  after: Pick<CartView, 'lines' | 'shippings'>,
): readonly PlannedDivision[] {
  const { shippingKey } = line;
  const product = productIn(after, line);
  if (
    product === undefined ||
    after.shippings.every(({ key }) => key !== shippingKey) ||
    shippingKey === null
  )
    return [];
  const earlier: Shares = productIn(before, line)?.shares ?? {};
  const wanted = Object.entries(product.shares).map(([key, share]): [string, number] => [
    key,
    Math.min(share, earlier[key] ?? 0),
  ]);
  const come = product.total - wanted.reduce((sum, [, share]) => sum + share, 0);
  const there = Math.min(product.shares[shippingKey] ?? 0, earlier[shippingKey] ?? 0);
  return planDivision(product, { ...Object.fromEntries(wanted), [shippingKey]: there + come });
}

const productIn = (cart: Lines, line: CartLine) => dividedProducts(cart).find(({ id }) => id === idOf(line));
