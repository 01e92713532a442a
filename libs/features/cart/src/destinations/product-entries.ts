import type { CartAccessoryView, CartLine, CartView } from '../cart-view';
import { dividedProducts } from './divided-product';

/** A product of the cart, in one unit of sale, as pages list it: once, however many destinations it goes to. */
export interface ProductEntry {
  /** Its line; where it has several, all of them as one line, which commands cannot name. */
  readonly line: CartLine;
  /** What goes to each destination. */
  readonly lines: readonly CartLine[];
}

/** The products of a cart. One that was divided over destinations is one entry: two lines of it look like a mistake. */
export const productEntries = (cart: Pick<CartView, 'lines'>): readonly ProductEntry[] =>
  dividedProducts(cart).map(({ line, lines, total }) => ({
    line: lines.length === 1 ? line : joined(line, lines, total),
    lines,
  }));

const joined = (line: CartLine, lines: readonly CartLine[], quantity: number): CartLine => ({
  ...line,
  quantity,
  subtotal: lines.reduce((sum, { subtotal }) => sum + subtotal, 0),
  subtotalWithTax: lines.reduce((sum, { subtotalWithTax }) => sum + subtotalWithTax, 0),
  isStockAvailable: lines.every(({ isStockAvailable }) => isStockAvailable),
  stockLeft: line.stockLeft,
  shippingKey: null,
  accessories: joinedAccessories(lines.flatMap(({ accessories }) => accessories)),
});

function joinedAccessories(all: readonly CartAccessoryView[]): readonly CartAccessoryView[] {
  const byProduct = new Map<string, CartAccessoryView>();
  for (const one of all) {
    const before = byProduct.get(one.productKey);
    byProduct.set(
      one.productKey,
      before === undefined
        ? one
        : {
            ...before,
            quantity: before.quantity + one.quantity,
            subtotal: before.subtotal + one.subtotal,
            isStockAvailable: before.isStockAvailable && one.isStockAvailable,
          },
    );
  }
  return [...byProduct.values()];
}
