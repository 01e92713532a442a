import type { CartView } from '@shop/feature-cart/cart-view';
import { useCouponForm } from '@shop/feature-cart/savings/use-coupon-form';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './order-savings.module.css';
import { orderSavingsWords } from './order-savings-words';

interface CouponFormProps {
  readonly cart: CartView;
  readonly onApplied: () => void;
}

/** The field for a coupon's code; why the shop does not take it is said below, as long as it is there. */
export function CouponForm({ cart, onApplied }: CouponFormProps) {
  const words = useWords(orderSavingsWords);
  const form = useCouponForm(cart, onApplied);
  return (
    <form {...form.formProps} method="post" aria-label={words.couponForm} className={styles.form}>
      <LiveMessage>{form.announcement}</LiveMessage>
      <TextField {...form.field('code')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      <Button type="submit" variant="secondary" isBusy={form.isSubmitting}>
        {words.apply}
      </Button>
      {form.formError !== null && form.getValue('code') !== '' && (
        <Notice kind="error">{form.formError}</Notice>
      )}
    </form>
  );
}
