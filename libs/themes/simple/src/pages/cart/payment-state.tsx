import type { CartView } from '@shop/feature-cart/cart-view';
import { OpenPayment } from '../../parts/open-payment';
import { PaymentFailure } from '../../parts/payment-failure';
import styles from './cart-page.module.css';

/** How the payment stands of what is in the cart; nothing for a cart that has not been decided yet. */
export function PaymentState({ cart }: { readonly cart: CartView }) {
  if (cart.paymentError === null && cart.openPayment === null) return null;
  return (
    <div className={styles.payment}>
      {cart.paymentError !== null && (
        <PaymentFailure
          reason={cart.paymentError}
          next="「ご購入手続きへ」から、もう一度ご注文いただけます。"
        />
      )}
      <OpenPayment cart={cart} otherwise="カートの内容を変えると、このお支払いは取りやめになります。" />
    </div>
  );
}
