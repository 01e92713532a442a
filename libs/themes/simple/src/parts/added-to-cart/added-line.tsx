import type { CartLine } from '@shop/feature-cart/cart-view';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { lineItemWords } from '../line-item-words';
import styles from './added-to-cart.module.css';

/** One product in short: what it is, and how many of it are in the cart. */
export function AddedLine({ line }: { readonly line: CartLine }) {
  const words = useWords(lineItemWords);
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
          {formatPriceWithTax(line.unitPriceWithTax)}
          {words.quantity(line.quantity)}
        </p>
      </div>
    </li>
  );
}
