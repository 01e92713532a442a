import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { openPaymentWords } from '../../parts/open-payment-words';
import styles from '../../parts/payment-notice.module.css';
import { PrimaryLink } from '../../parts/primary-link';

/** Says that an order does not stand before its payment is confirmed. Its cart, which every device of the member has, leads on. */
export function OrderInPayment({ orderNo }: { readonly orderNo: string }) {
  const words = useWords(openPaymentWords);
  return (
    <Notice kind="warning">
      <div className={styles.text}>
        <p className={styles.lead}>{words.notPaid(orderNo)}</p>
        <p>{words.notCharged}</p>
        <div className={styles.actions}>
          <PrimaryLink to={paths.cart()}>{words.toCart}</PrimaryLink>
        </div>
      </div>
    </Notice>
  );
}
