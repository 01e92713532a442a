import type {
  Division,
  ProductDivision as DividedProduct,
} from '@shop/feature-cart/destinations/use-division';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import styles from './destinations.module.css';
import { destinationsWords } from './destinations-words';
import { DivisionHelp } from './division-help';
import { remainderText } from './remainder-text';

interface ProductDivisionProps {
  readonly product: DividedProduct;
  readonly division: Division;
  readonly places: readonly { readonly key: string; readonly name: string }[];
}

/** How many of a product go to each destination, and how many are left. */
export function ProductDivision({ product, division, places }: ProductDivisionProps) {
  const words = useWords(destinationsWords);
  const { id, line, total, written, remainder } = product;
  return (
    <section className={styles.product} aria-label={line.name}>
      <div className={styles.name}>
        <Picture picture={line.picture} sizes="56px" isDecorative />
        <div>
          <h3>{line.name}</h3>
          <p className={styles.total}>
            {[...line.options.map(({ value }) => value), line.unitName, words.total(total)]
              .filter((text) => text !== null)
              .join('　')}
          </p>
        </div>
      </div>
      {places.map(({ key, name }) => (
        <div key={key} className={styles.share} data-share-of={key}>
          <span>{name}</span>
          <QuantityStepper
            id={`share-${id}-${key}`}
            label={words.stepper(line.name, name)}
            value={written[key] ?? 0}
            min={0}
            max={total}
            onChange={(quantity) => division.setShare(id, key, quantity)}
          />
        </div>
      ))}
      <p role="status" tabIndex={-1} className={styles.state} data-wrong={remainder !== 0}>
        {remainderText(words, remainder)}
      </p>
      <DivisionHelp product={product} division={division} shippingKeys={places.map(({ key }) => key)} />
    </section>
  );
}
