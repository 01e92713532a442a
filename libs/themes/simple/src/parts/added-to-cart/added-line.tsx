import type { CartLine } from '@shop/feature-cart/cart-view';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { lineItemWords } from '../line-item-words';
import styles from './added-to-cart.module.css';
import { useUnitPriceText } from '../use-unit-price-text';

/** One product in short: what it is, and how many of it are in the cart. */
export function AddedLine({ line }: { readonly line: CartLine }) {
  const words = useWords(lineItemWords);
  const unitPriceText = useUnitPriceText();
  return (
    <li className={styles.line}>
      <Picture picture={line.picture} sizes="64px" isDecorative />
      <div>
        <p className={styles.name}>{line.name}</p>
        {line.options.length > 0 && (
          <p className={styles.note}>
            {line.options.map((option) => words.option(option.name, option.value)).join('　')}
          </p>
        )}
        <p className={styles.note}>
          {unitPriceText(line)}
          {words.quantity(line.quantity, line.unitName)}
        </p>
      </div>
    </li>
  );
}
