import { CartScreen } from '@shop/theme-simple/pages/cart/cart-screen';
import { GiftCartLines } from './gift-cart-lines';

/** The cart as a pile of gift slips: what is given, and how it is dressed. */
export default function GiftCartPage() {
  return <CartScreen Lines={GiftCartLines} />;
}
