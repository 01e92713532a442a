import type { CartView } from '@shop/feature-cart/cart-view';
import { usePreviewedCart } from '@shop/feature-cart/packings/use-previewed-cart';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import styles from './delivery.module.css';
import { packingWords } from './packing-words';

/** What the order comes to with what is chosen, beside the choice: on a phone the summary is far below. */
export function PackedTotal({ cart }: { readonly cart: CartView }) {
  const words = useWords(packingWords);
  const { cart: previewed, isComputing, isPreview } = usePreviewedCart(cart);
  const { withTax, payment } = previewed.totals;
  const total = () => words.total(formatPriceWithTax(withTax.packing), formatPriceWithTax(payment));
  // It is there before it says something, so that screen readers hear what a choice costs.
  return (
    <p role="status" className={styles.total}>
      {isComputing ? words.computing : isPreview ? total() : ''}
    </p>
  );
}
