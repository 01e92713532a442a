import { paths } from '@shop/site/paths';
import { LinkButton } from '@shop/ui-kit/link-button';
import styles from '../../parts/checkout-frame.module.css';
import { PaymentFailure } from '../../parts/payment-failure';

/** Stands in for the thanks where the order came to nothing: its payment failed, or it was cancelled. */
export function UnplacedOrder() {
  return (
    <div className={styles.frame}>
      <h1 className={styles.title}>ご注文は確定していません</h1>
      <PaymentFailure
        reason="このご注文は取り消されました"
        next="商品がカートに残っているときは、もう一度ご注文いただけます。"
      />
      <LinkButton to={paths.cart()} isWide>
        カートを見る
      </LinkButton>
      <LinkButton to={paths.home()} variant="quiet">
        買い物を続ける
      </LinkButton>
    </div>
  );
}
