import type { CartView } from '@shop/feature-cart/cart-view';
import { addCoupon } from '@shop/feature-cart/commands/add-coupon';
import { removeCoupon } from '@shop/feature-cart/commands/remove-coupon';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useState } from 'react';
import { CouponForm } from './coupon-form';
import { HeldCoupons } from './held-coupons';
import styles from './order-savings.module.css';
import { orderSavingsWords } from './order-savings-words';
import { useDiscountText } from './use-discount-text';

interface CouponSavingsProps {
  readonly cart: CartView;
  /** Called with what has happened, for the screen reader. */
  readonly onDone: (message: string) => void;
}

/** The coupons that the order uses, those that the member has besides, and a field for a code. */
export function CouponSavings({ cart, onDone }: CouponSavingsProps) {
  const words = useWords(orderSavingsWords);
  const discountText = useDiscountText();
  const run = useCartCommand();
  const { coupons } = cart;
  const { submit, isBusy, errorText } = useSubmission();
  const [applied, setApplied] = useState(0);
  const remove = (code: string) =>
    void submit(async () => {
      await run(removeCoupon(code));
      onDone(words.couponRemoved);
    });
  const use = (code: string) =>
    void submit(async () => {
      await run(addCoupon(code));
      onDone(words.couponApplied);
    });
  return (
    <div className={styles.part}>
      {coupons.length > 0 && (
        <ul className={styles.list} aria-label={words.used}>
          {coupons.map(({ code, name, reason, ...amounts }) => (
            <li key={code}>
              <div className={styles.entry}>
                <p className={styles.name}>
                  {name}
                  {reason === null && <span className={styles.note}>{discountText(amounts)}</span>}
                </p>
                <Button variant="quiet" isBusy={isBusy} onClick={() => remove(code)}>
                  {words.remove}
                  <VisuallyHidden>{words.ofCoupon(name)}</VisuallyHidden>
                </Button>
              </div>
              {reason !== null && <Notice kind="warning">{reason}</Notice>}
            </li>
          ))}
        </ul>
      )}
      {cart.userId !== null && <HeldCoupons cart={cart} isBusy={isBusy} onUse={use} />}
      {errorText !== null && <Notice kind="error">{errorText}</Notice>}
      {/* A code that was applied leaves an empty field; what is typed stays when other coupons come and go. */}
      <CouponForm
        key={applied}
        cart={cart}
        onApplied={() => {
          setApplied((count) => count + 1);
          onDone(words.couponApplied);
        }}
      />
    </div>
  );
}
