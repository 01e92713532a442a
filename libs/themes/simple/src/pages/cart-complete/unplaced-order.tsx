import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import styles from '../../parts/checkout-frame.module.css';
import { PaymentFailure } from '../../parts/payment-failure';
import { cartCompleteWords } from './cart-complete-words';
import { PrimaryLink } from '../../parts/primary-link';

/** Stands in for the thanks where the order came to nothing: its payment failed, or it was cancelled. */
export function UnplacedOrder() {
  const words = useWords(cartCompleteWords);
  return (
    <div className={styles.frame}>
      <h1 className={styles.title}>{words.notPlaced}</h1>
      <PaymentFailure reason={words.cancelled} next={words.orderAgain} />
      <PrimaryLink to={paths.cart()} isWide>
        {words.toCart}
      </PrimaryLink>
      <LinkButton to={paths.home()} variant="quiet">
        {words.continueShopping}
      </LinkButton>
    </div>
  );
}
