import type { CartView } from '@shop/feature-cart/cart-view';
import { useOpenPayment } from '@shop/feature-cart/use-open-payment';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './payment-notice.module.css';
import { openPaymentWords } from './open-payment-words';
import { PrimaryLink } from './primary-link';

interface OpenPaymentProps {
  readonly cart: CartView;
  /** What the shopper may do on this page instead of paying now. */
  readonly otherwise: string;
  /** The page of payments is elsewhere: a link leads there. */
  readonly hasWayToPayments?: boolean;
  /** For the places that move the focus to it. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Says that the order of this cart waits for its payment, and leads on: to pay now, or otherwise. */
export function OpenPayment({ cart, otherwise, hasWayToPayments = true, ref = null }: OpenPaymentProps) {
  const words = useWords(openPaymentWords);
  const navigate = useNavigate();
  const payment = useOpenPayment(cart, (orderNo) => {
    void navigate(checkoutPaths.cartComplete(orderNo), { replace: true });
  });
  if (payment === null) return null;
  const { orderNo, paymentPage } = payment;
  return (
    <Notice kind="warning" ref={ref}>
      <div className={styles.text}>
        <p className={styles.lead}>
          {paymentPage === null ? words.beingConfirmed(orderNo) : words.notPaid(orderNo)}
        </p>
        <p>
          {paymentPage === null ? words.wait : words.notCharged}
          {otherwise}
        </p>
        {(paymentPage !== null || hasWayToPayments) && (
          <div className={styles.actions}>
            {paymentPage !== null && <PrimaryLink to={paymentPage}>{words.continuePayment}</PrimaryLink>}
            {hasWayToPayments && (
              <LinkButton to={checkoutPaths.cartPayment()} variant="secondary">
                {words.chooseOtherPayment}
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </Notice>
  );
}
