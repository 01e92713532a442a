import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { cartGiftWords } from './cart-gift-words';
import styles from './gift.module.css';

/** The way to an order whose receiver enters the address, where the shop offers it. */
export function GiftOffer({ isFromConfirm }: { readonly isFromConfirm: boolean }) {
  const words = useWords(cartGiftWords);
  const { socialGiftDays } = useSettings();
  if (socialGiftDays === 0) return null;
  return (
    <div className={styles.actions}>
      <LinkButton
        to={checkoutPaths.cartShippingSelect({ isGift: true, isFromConfirm })}
        variant="secondary"
        isWide
      >
        {words.offer}
      </LinkButton>
      <p className={styles.note}>{words.offerLead}</p>
    </div>
  );
}
