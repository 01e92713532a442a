import { formatPriceWithTax } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import styles from './destination-contents.module.css';
import { destinationWords } from './destination-words';

/** A packing of a cart or an order. */
export interface PackingTexts {
  readonly key: string;
  readonly name: string;
  readonly unitPriceWithTax: number;
  readonly quantity: number;
  readonly noshiTitle: string;
  readonly noshiName: string;
  readonly message: string;
}

/** Wrappings and noshi with their prices, and what a noshi or a card says. */
export function PackingTextList({ packings }: { readonly packings: readonly PackingTexts[] }) {
  const words = useWords(destinationWords);
  return (
    <ul className={styles.list}>
      {packings.map(({ key, name, unitPriceWithTax, quantity, noshiTitle, noshiName, message }) => (
        <li key={key}>
          {words.packing(name, formatPriceWithTax(unitPriceWithTax), quantity)}
          {noshiTitle !== '' && (
            <span className={styles.noshi}>
              {noshiName === '' ? words.noshi(noshiTitle) : words.noshiWithName(noshiTitle, noshiName)}
            </span>
          )}
          {message !== '' && <span className={styles.noshi}>{words.cardMessage(message)}</span>}
        </li>
      ))}
    </ul>
  );
}
