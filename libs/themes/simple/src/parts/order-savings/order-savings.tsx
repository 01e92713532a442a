import type { CartView } from '@shop/feature-cart/cart-view';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Panel } from '@shop/ui-kit/panel';
import { useRef, useState } from 'react';
import { CouponSavings } from './coupon-savings';
import styles from './order-savings.module.css';
import { orderSavingsWords } from './order-savings-words';
import { PointSavings } from './point-savings';

/**
 * Coupons and, for members with points, points: used, changed and taken back. While a payment is open nothing is shown:
 * any change of the cart would give that payment up. core §7
 */
export function OrderSavings({ cart }: { readonly cart: CartView }) {
  const words = useWords(orderSavingsWords);
  const parts = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  if (cart.openPayment !== null) return null;
  /** What was pressed may be gone, so the focus goes to what has changed. */
  const onDone = (message: string) => {
    setSaid(message);
    parts.current?.focus();
  };
  return (
    <Panel title={words.heading}>
      <LiveMessage>{said}</LiveMessage>
      <div ref={parts} tabIndex={-1} className={styles.parts}>
        <CouponSavings cart={cart} onDone={onDone} />
        {(cart.points.usable > 0 || cart.points.requested > 0) && (
          <PointSavings cart={cart} onSaid={setSaid} onGone={onDone} />
        )}
      </div>
    </Panel>
  );
}
