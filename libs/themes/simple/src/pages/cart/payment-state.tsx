import type { CartView } from '@shop/feature-cart/cart-view';
import { useWords } from '@shop/theming/use-words';
import { OpenPayment } from '../../parts/open-payment';
import { PaymentFailure } from '../../parts/payment-failure';
import styles from './cart-page.module.css';
import { cartWords } from './cart-words';

/** The state of the payment of what is in the cart; nothing for a cart that has not been decided yet. */
export function PaymentState({ cart }: { readonly cart: CartView }) {
  const words = useWords(cartWords);
  if (cart.paymentError === null && cart.openPayment === null) return null;
  return (
    <div className={styles.paymentState}>
      {cart.paymentError !== null && <PaymentFailure reason={cart.paymentError} next={words.orderAgain} />}
      <OpenPayment cart={cart} otherwise={words.changeCancelsPayment} />
    </div>
  );
}
