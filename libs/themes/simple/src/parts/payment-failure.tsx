import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import styles from './payment-notice.module.css';
import { paymentFailureWords } from './payment-failure-words';
import { Refusal } from './refusal';

interface PaymentFailureProps {
  /** Why the payment did not come about, as the payment service or the shop says. */
  readonly reason: string;
  /** What the shopper does next on this page. */
  readonly next: string;
  /** The page of payments is elsewhere: a link leads there. */
  readonly hasWayToPayments?: boolean;
}

/** Says that a payment did not come about, that nothing is charged for it, and how the order is placed all the same. */
export function PaymentFailure({ reason, next, hasWayToPayments = false }: PaymentFailureProps) {
  const words = useWords(paymentFailureWords);
  return (
    <Refusal reason={reason}>
      <div className={styles.text}>
        <p className={styles.lead}>{words.reason(reason)}</p>
        <p>{words.notCharged(next)}</p>
        {hasWayToPayments && (
          <div className={styles.actions}>
            <LinkButton to={checkoutPaths.cartPayment()} variant="secondary">
              {words.chooseOtherPayment}
            </LinkButton>
          </div>
        )}
      </div>
    </Refusal>
  );
}
