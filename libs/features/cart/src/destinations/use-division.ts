import * as v from 'valibot';
import type { CartView } from '../cart-view';
import { divideLine } from '../commands/divide-line';
import { removeLine } from '../commands/remove-line';
import { setQuantities } from '../commands/set-quantities';
import { useCartCommand } from '../use-cart-command';
import { useCheckoutDraft } from '../use-checkout-draft';
import { type DividedProduct, dividedProducts, remainderOf, type Shares } from './divided-product';
import { planDivision } from './plan-division';
import { planTotal } from './plan-total';

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
export type Division = ReturnType<typeof useDivision>;

/** The division of a cart; what is written stays in the tab until it is sent. */
export function useDivision(cart: CartView) {
  const run = useCartCommand();
  const { draft, keep, drop } = useCheckoutDraft(cart, 'division', DivisionDraft);
  const divisions = dividedProducts(cart).map((product): ProductDivision => {
    const written = writtenShares(cart, product, draft?.[product.id]);
    return { ...product, written, remainder: remainderOf(product, written) };
  });
  const productOf = (id: string) => divisions.find((product) => product.id === id);
  /** Writes shares of several products at once; what is not named stays. */
  const setShares = (changes: ReadonlyMap<string, Shares>) =>
    keep({
      ...draft,
      ...Object.fromEntries(
        [...changes].map(([id, shares]) => [id, { ...productOf(id)?.written, ...shares }]),
      ),
    });
  return {
    divisions,
    isComplete: divisions.every(({ remainder }) => remainder === 0),
    setShare: (productId: string, shippingKey: string, quantity: number) =>
      setShares(new Map([[productId, { [shippingKey]: quantity }]])),
    setShares,
    /** Changes how many of a product are in the cart to as many as were shared out; the division itself is sent later. */
    fitTotal: async (productId: string) => {
      const product = productOf(productId);
      if (product === undefined || product.remainder === 0) return;
      const { quantities, removed } = planTotal(product, product.written);
      if (quantities.length > 0) await run(setQuantities(quantities));
      for (const lineKey of removed) await run(removeLine(lineKey));
    },
    /** Forgets what was written: the destinations are other ones now. */
    startOver: drop,
    /** Forgets what was written of the products with these numbers, which the cart has from somewhere else now. */
    forget: (productCodes: ReadonlySet<string>) => {
      const kept = Object.entries(draft ?? {}).filter(
        ([id]) => !productCodes.has(productOf(id)?.line.productCode ?? ''),
      );
      if (kept.length === 0) drop();
      else keep(Object.fromEntries(kept));
    },
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
