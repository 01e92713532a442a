import type { CartLine } from '@shop/feature-cart/cart-view';
import { useWords } from '@shop/theming/use-words';
import { destinationWords } from './destination-words';
import styles from './share-list.module.css';
import type { DestinationName } from './use-destination-names';

interface ShareListProps {
  readonly product: string;
  /** The lines of the product, one for each destination. */
  readonly lines: readonly CartLine[];
  readonly places: readonly DestinationName[];
}

/** How many of a product go to which destination; nothing where there is one destination. */
export function ShareList({ product, lines, places }: ShareListProps) {
  const words = useWords(destinationWords);
  if (places.length < 2) return null;
  return (
    <ul className={styles.shares} aria-label={words.shares(product)}>
      {lines.map(({ key, shippingKey, quantity, unitName }) => {
        const place = places.find((one) => one.key === shippingKey);
        return place === undefined ? null : <li key={key}>{words.share(place.name, quantity, unitName)}</li>;
      })}
    </ul>
  );
}
