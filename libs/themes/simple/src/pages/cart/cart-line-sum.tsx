import type { CartLine } from '@shop/feature-cart/cart-view';
import { pendingCommandsAtom } from '@shop/feature-cart/cart-atoms';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useAtomValue } from 'jotai/react';
import { useUnitPriceText } from '../../parts/use-unit-price-text';
import styles from './cart-page.module.css';
import { cartWords } from './cart-words';

/** What a line comes to, as its price is stated; of a single piece the price has said it. Amounts only come from the server. */
export function CartLineSum({ line }: { readonly line: CartLine }) {
  const words = useWords(cartWords);
  const priceText = useUnitPriceText();
  const isComputing = useAtomValue(pendingCommandsAtom) > 0;
  if (line.quantity < 2) return null;
  const sum = priceText({ unitPrice: line.subtotal, unitPriceWithTax: line.subtotalWithTax });
  return (
    <p className={styles.sum}>
      <Unbroken>{words.lineSum(isComputing ? words.computing : sum)}</Unbroken>
    </p>
  );
}
