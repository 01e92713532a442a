import { useCart } from '@shop/feature-cart/use-cart';
import { formatYen } from '@shop/format/format-yen';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { Dialog } from '@shop/ui-kit/dialog';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useEffectEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { cartWords } from '../../pages/cart/cart-words';
import { PrimaryLink } from '../primary-link';
import { AddedLine } from './added-line';
import styles from './added-to-cart.module.css';
import { addedToCartWords } from './added-to-cart-words';

/** What was added, and where the shopper is led. */
export interface AddedToCartProps {
  readonly title: string;
  /** What was added. */
  readonly productKeys: readonly string[];
  /** The whole cart from the side; otherwise a dialog about what was added. */
  readonly isDrawer: boolean;
  readonly onClose: () => void;
}

/** Says what was added to the cart, and leads on to the cart, to the order, or back to the shop. */
export function AddedToCart({ title, productKeys, isDrawer, onClose }: AddedToCartProps) {
  const words = useWords(addedToCartWords);
  const ofCart = useWords(cartWords);
  const { sums } = useSettings();
  const { cart, isComputing } = useCart();
  useCloseOnNavigation(onClose);
  const lines = cart?.lines ?? [];
  const added = lines.filter(({ productKey }) => productKeys.includes(productKey));
  const shown = isDrawer ? [...added, ...lines.filter((line) => !added.includes(line))] : added;
  const isWithTax = sums === 'with-tax';
  const remaining = (isWithTax ? cart?.freeShippingRemainingWithTax : cart?.freeShippingRemaining) ?? null;
  const untilFreeShipping = isWithTax ? ofCart.untilFreeShipping : ofCart.untilFreeShippingWithoutTax;
  return (
    <Dialog title={title} closeLabel={words.continueShopping} isDrawer={isDrawer} onClose={onClose}>
      <ul className={styles.lines} aria-label={words.lines}>
        {shown.map((line) => (
          <AddedLine key={line.key} line={line} />
        ))}
      </ul>
      {cart !== null && isDrawer && (
        <>
          <p className={styles.sum}>
            <span>{isWithTax ? words.subtotal(cart.count) : words.subtotalWithoutTax(cart.count)}</span>
            <strong>
              {isComputing
                ? words.computing
                : formatYen(isWithTax ? cart.totals.withTax.subtotal : cart.totals.subtotal)}
            </strong>
          </p>
          {remaining !== null && remaining > 0 && !isComputing && (
            <p className={styles.note}>
              <Unbroken>{untilFreeShipping(formatYen(remaining))}</Unbroken>
            </p>
          )}
        </>
      )}
      <div className={styles.actions}>
        <PrimaryLink to={checkoutPaths.cartShippingSelect()} isWide>
          {words.checkout}
        </PrimaryLink>
        <LinkButton to={paths.cart()} variant="secondary" isWide>
          {words.toCart}
        </LinkButton>
      </div>
    </Dialog>
  );
}

/** A link in it leads to another page, where it is closed. */
function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (opened.current !== key) close();
  }, [key]);
}
