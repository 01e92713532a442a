import type { CartLine } from '@shop/feature-cart/cart-view';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import styles from './line-details.module.css';
import { lineDetailsWords } from './line-details-words';

interface LineDetailsProps {
  readonly line: Pick<CartLine, 'unitName' | 'accessories'>;
  /** Fixed where it is left out. */
  readonly onRemove?: (accessoryKey: string) => void;
}

/** The unit of sale of a line of the cart, and the accessories that go with it. */
export function LineDetails({ line, onRemove }: LineDetailsProps) {
  const words = useWords(lineDetailsWords);
  return (
    <>
      {line.unitName !== null && <p className={styles.unit}>{words.unit(line.unitName)}</p>}
      {line.accessories.length > 0 && (
        <ul className={styles.accessories} aria-label={words.accessories}>
          {line.accessories.map(({ key, name, unitPriceWithTax, quantity, isStockAvailable }) => (
            <li key={key}>
              <span>
                {name}
                <span className={styles.price}>
                  {words.accessory(formatPriceWithTax(unitPriceWithTax), quantity)}
                </span>
                {!isStockAvailable && <span className={styles.short}>{words.shortOfStock}</span>}
              </span>
              {onRemove !== undefined && (
                <Button variant="quiet" onClick={() => onRemove(key)}>
                  {words.remove}
                  <VisuallyHidden>{words.ofAccessory(name)}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
