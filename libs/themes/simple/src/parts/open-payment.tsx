import type { CartView } from '@shop/feature-cart/cart-view';
import { useOpenPayment } from '@shop/feature-cart/use-open-payment';
import { paths } from '@shop/site/paths';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useNavigate } from 'react-router-dom';
import styles from './payment-notice.module.css';

interface OpenPaymentProps {
  readonly cart: CartView;
  /** What the shopper may do on this page instead of paying now. */
  readonly otherwise: string;
  /** The page of payments is elsewhere: a link leads there. */
  readonly hasWayToPayments?: boolean;
}

/** Says that the order of this cart waits for its payment, and leads on: to pay now, or otherwise. */
export function OpenPayment({ cart, otherwise, hasWayToPayments = true }: OpenPaymentProps) {
  const navigate = useNavigate();
  const payment = useOpenPayment(cart, (orderNo) => {
    void navigate(paths.cartComplete(orderNo), { replace: true });
  });
  if (payment === null) return null;
  const { orderNo, paymentPage } = payment;
  return (
    <Notice kind="warning">
      <div className={styles.text}>
        <p className={styles.lead}>
          {paymentPage === null
            ? `ご注文（注文番号 ${orderNo}）のお支払いを確認しています。`
            : `ご注文（注文番号 ${orderNo}）のお支払いが完了していません。`}
        </p>
        <p>
          {paymentPage === null
            ? 'このまましばらくお待ちください。料金が二重に請求されることはありません。'
            : 'お支払いが済むまで、ご注文は確定せず、料金も請求されません。'}
          {otherwise}
        </p>
        {(paymentPage !== null || hasWayToPayments) && (
          <div className={styles.actions}>
            {paymentPage !== null && <LinkButton to={paymentPage}>お支払いを続ける</LinkButton>}
            {hasWayToPayments && (
              <LinkButton to={paths.cartPayment()} variant="secondary">
                お支払い方法を選び直す
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </Notice>
  );
}
