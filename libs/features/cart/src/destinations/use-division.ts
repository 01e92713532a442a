import * as v from 'valibot';
import type { CartView } from '../cart-view';
import { divideLine } from '../commands/divide-line';
import { useCartCommand } from '../use-cart-command';
import { useCheckoutDraft } from '../use-checkout-draft';
import { type DividedProduct, dividedProducts, remainderOf, type Shares } from './divided-product';
import { planDivision } from './plan-division';

const DivisionDraft = v.record(
  v.string(),
  v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
);

/** A product with the shares that the shopper has written. */
export interface ProductDivision extends DividedProduct {
  readonly written: Shares;
  /** What has no destination yet; negative: too much was shared out. */
  readonly remainder: number;
}

/** The form in which every product of the cart is shared out over the destinations. */
export function useDivision(cart: CartView) {
  const run = useCartCommand();
  const { draft, keep, drop } = useCheckoutDraft(cart, 'division', DivisionDraft);
  const divisions = dividedProducts(cart).map((product): ProductDivision => {
    const written = writtenShares(cart, product, draft?.[product.id]);
    return { ...product, written, remainder: remainderOf(product, written) };
  });
  return {
    divisions,
    isComplete: divisions.every(({ remainder }) => remainder === 0),
    setShare: (productId: string, shippingKey: string, quantity: number) => {
      const product = divisions.find(({ id }) => id === productId);
      keep({ ...draft, [productId]: { ...product?.written, [shippingKey]: quantity } });
    },
    /** Forgets what was written: the destinations are other ones now. */
    startOver: drop,
    save: async () => {
      for (const division of divisions)
        for (const { lineKey, shares } of planDivision(division, division.written))
          await run(divideLine(lineKey, shares));
      drop();
    },
  };
}

/** What was written for the destinations that there are; the cart's own shares where nothing was. */
function writtenShares({ shippings }: CartView, product: DividedProduct, draft: Shares | undefined): Shares {
  const shares = shippings.map(({ key }): [string, number] => [
    key,
    draft?.[key] ?? product.shares[key] ?? 0,
  ]);
  return Object.fromEntries(shares);
}
