import type { CartView } from '@shop/feature-cart/cart-view';
import { useHasTypedSavings } from '@shop/feature-cart/savings/use-has-typed-savings';
import { formatCount } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { classNames } from '@shop/ui-kit/class-names';
import { useEffect, useRef, useState } from 'react';
import disclosure from '../disclosure.module.css';
import frame from '../framed-disclosure.module.css';
import { CouponSavings } from './coupon-savings';
import styles from './order-savings.module.css';
import { orderSavingsWords } from './order-savings-words';
import { PointSavings } from './point-savings';
import { useHeldCoupons } from './use-held-coupons';

/**
 * Coupons and, for members with points, points: used, changed and taken back; folded to a line that says what there is,
 * until something is used or typed, so that the ways to pay are on the first screen of a phone. While a payment is open nothing is shown:
 * any change of the cart would give that payment up. core §7
 */
export function OrderSavings({ cart }: { readonly cart: CartView }) {
  const words = useWords(orderSavingsWords);
  const parts = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const held = useHeldCoupons(cart).length;
  const { usable, requested } = cart.points;
  const hasTyped = useHasTypedSavings(cart);
  const isUsed = cart.coupons.length > 0 || requested > 0 || hasTyped;
  const [isOpen, setIsOpen] = useState(isUsed);
  useEffect(() => {
    if (isUsed) setIsOpen(true);
  }, [isUsed]);
  if (cart.openPayment !== null) return null;
  const isMember = cart.userId !== null;
  const there = [
    ...(held > 0 ? [words.heldCount(held)] : []),
    ...(usable > 0 ? [words.pointsOf(formatCount(usable))] : []),
  ];
  /** What was pressed may be gone, so the focus goes to what has changed. */
  const onDone = (message: string) => {
    setSaid(message);
    parts.current?.focus();
  };
  return (
    <section aria-label={words.heading}>
      <LiveMessage>{said}</LiveMessage>
      <details
        className={classNames(disclosure.disclosure, frame.framed)}
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>
          <span>
            <b className={styles.fold}>{isMember ? words.fold : words.foldOfGuest}</b>
            {isMember && <span className={styles.there}>{there.join(words.and)}</span>}
          </span>
        </summary>
        <div ref={parts} tabIndex={-1} className={styles.parts}>
          <CouponSavings cart={cart} onDone={onDone} />
          {(usable > 0 || requested > 0) && <PointSavings cart={cart} onSaid={setSaid} onGone={onDone} />}
        </div>
      </details>
    </section>
  );
}
