import { CartScreen } from '@shop/theme-simple/pages/cart/cart-screen';
import { SchoolCartLines } from './school-cart-lines';

/** The cart of a family: kind by kind, with the sizes to check before they are ordered. */
export default function SchoolCartPage() {
  return <CartScreen Lines={SchoolCartLines} />;
}
