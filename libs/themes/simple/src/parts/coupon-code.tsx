import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import styles from './coupon-card.module.css';
import { couponCardWords } from './coupon-card-words';

/** The code of a coupon that the member has, with a button that copies it. */
export function CouponCode({ code, name }: { readonly code: string; readonly name: string }) {
  const words = useWords(couponCardWords);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      await showToast('success', words.copied);
    } catch {
      // A browser allows it only where the shopper has not forbidden it; the code can still be selected.
      await showToast('error', words.notCopied);
    }
  };
  return (
    <div className={styles.code}>
      <span>
        {words.code} <strong className={styles.letters}>{code}</strong>
      </span>
      <Button variant="secondary" onClick={() => void copy()}>
        {words.copy}
        <VisuallyHidden>{words.ofCoupon(name)}</VisuallyHidden>
      </Button>
    </div>
  );
}
