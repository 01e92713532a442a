import type { CartView } from '@shop/feature-cart/cart-view';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import styles from './order-savings.module.css';
import { orderSavingsWords } from './order-savings-words';
import { useHeldCoupons } from './use-held-coupons';

interface HeldCouponsProps {
  readonly cart: CartView;
  readonly isBusy: boolean;
  readonly onUse: (code: string) => void;
}

/**
 * The member's coupons that can be used and are not, the latest first: nobody has to copy a code. Without them, and
 * while they cannot be fetched, there is the field for a code.
 */
export function HeldCoupons({ cart, isBusy, onUse }: HeldCouponsProps) {
  const words = useWords(orderSavingsWords);
  const held = useHeldCoupons(cart);
  if (held.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.held}>
      {held.map(({ id, name, code }) => (
        <li key={id} className={styles.entry}>
          <p className={styles.name}>{name}</p>
          <Button variant="secondary" isBusy={isBusy} onClick={() => onUse(code)}>
            {words.use}
            <VisuallyHidden>{words.ofCoupon(name)}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
