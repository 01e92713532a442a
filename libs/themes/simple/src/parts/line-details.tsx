import type { CartAccessoryView, CartLine } from '@shop/feature-cart/cart-view';
import { useWords } from '@shop/theming/use-words';
import type { ReactNode } from 'react';
import styles from './line-details.module.css';
import { lineDetailsWords } from './line-details-words';
import { useUnitPriceText } from './use-unit-price-text';

interface LineDetailsProps {
  readonly line: Pick<CartLine, 'unitName' | 'accessories'>;
  /** What changes an accessory. Fixed where it is left out. */
  readonly controlsOf?: (accessory: CartAccessoryView) => ReactNode;
}

/** The unit of sale of a line of a cart or an order, and the accessories that go with it. */
export function LineDetails({ line, controlsOf }: LineDetailsProps) {
  const words = useWords(lineDetailsWords);
  const unitPriceText = useUnitPriceText();
  return (
    <>
      {line.unitName !== null && <p className={styles.unit}>{words.unit(line.unitName)}</p>}
      {line.accessories.length > 0 && (
        <ul className={styles.accessories} aria-label={words.accessories}>
          {line.accessories.map((accessory) => (
            <li key={accessory.key}>
              <span>
                {accessory.name}
                <span className={styles.price}>
                  {words.accessory(unitPriceText(accessory), accessory.quantity)}
                </span>
                {!accessory.isStockAvailable && <span className={styles.short}>{words.shortOfStock}</span>}
              </span>
              {controlsOf?.(accessory)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
