import { paths } from '@shop/site/paths';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import styles from './payment-notice.module.css';

interface PaymentFailureProps {
  /** Why the payment did not come about, as the payment service or the shop says. */
  readonly reason: string;
  /** What the shopper does next on this page. */
  readonly next: string;
  /** The page of payments is elsewhere: a link leads there. */
  readonly hasWayToPayments?: boolean;
}

const asSentence = (text: string) => (text.endsWith('。') ? text : `${text}。`);

/** Says that a payment did not come about, that nothing is charged for it, and how the order is placed all the same. */
export function PaymentFailure({ reason, next, hasWayToPayments = false }: PaymentFailureProps) {
  return (
    <Notice kind="error">
      <div className={styles.text}>
        <p className={styles.lead}>{asSentence(reason)}</p>
        <p>ご注文は確定しておらず、料金は請求されません。{next}</p>
        {hasWayToPayments && (
          <div className={styles.actions}>
            <LinkButton to={paths.cartPayment()} variant="secondary">
              お支払い方法を選び直す
            </LinkButton>
          </div>
        )}
      </div>
    </Notice>
  );
}
