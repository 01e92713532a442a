import { CartScreen } from '@shop/theme-simple/pages/cart/cart-screen';
import { WholesaleCartLines } from './wholesale-cart-lines';

/** The cart as an order form: a line a product, with number, lot, price and sum. */
export default function WholesaleCartPage() {
  return <CartScreen Lines={WholesaleCartLines} />;
}
