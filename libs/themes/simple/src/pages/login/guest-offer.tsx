import { useCart } from '@shop/feature-cart/use-cart';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import styles from './login-page.module.css';
import { loginWords } from './login-words';

/**
 * The way to the checkout without an account, for who has something in the cart. It is seen at once: on phones at the foot
 * of the screen, where it moves nothing when the cart arrives, at a desk above the other column.
 */
export function GuestOffer() {
  const words = useWords(loginWords);
  const { cart } = useCart();
  if (cart === null || cart.lines.length === 0) return null;
  return (
    <div className={styles.guests} data-foot-bar>
      <p>{words.guestsLead}</p>
      <LinkButton to={checkoutPaths.cartShippingAdd()} variant="secondary" isWide>
        {words.continueAsGuest}
      </LinkButton>
    </div>
  );
}
