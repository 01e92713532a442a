import type { CartView } from '@shop/feature-cart/cart-view';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { lostCouponsWords } from './lost-coupons-words';

/** The coupons of the cart that take nothing off as it is now, and why: said where the pieces change, not first at the payment. */
export function LostCoupons({ cart }: { readonly cart: CartView }) {
  const words = useWords(lostCouponsWords);
  const lost = cart.coupons.flatMap(({ code, name, reason }) =>
    reason === null ? [] : [{ code, name, reason }],
  );
  return lost.map(({ code, name, reason }) => (
    <Notice key={code} kind="warning">
      {words.lost(name, reason)}
    </Notice>
  ));
}
