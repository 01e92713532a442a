import type { CartView } from '../cart-view';
import { useCheckoutDraft } from '../use-checkout-draft';
import { TypedCode, TypedPoints } from './typed-savings';

/** Whether the tab has kept a code or a number of points that was typed for this cart and not applied. */
export function useHasTypedSavings(cart: CartView): boolean {
  const code = useCheckoutDraft(cart, 'coupon', TypedCode).draft;
  const points = useCheckoutDraft(cart, 'points', TypedPoints).draft;
  return (code ?? '') !== '' || (points?.points ?? '') !== '';
}
