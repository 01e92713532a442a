import type { SetItemView, SetVariantView } from '@shop/feature-catalogue/product-sets/product-set-view';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './product-sets.module.css';
import { productSetsWords } from './product-sets-words';

interface ProductSetItemProps {
  readonly item: SetItemView;
  readonly variant: SetVariantView | undefined;
  onChoose(key: string): void;
}

const THUMBNAIL_PX = 64;

/** A product of a set: its picture, a link to it, how many of it, and which variant. */
export function ProductSetItem({ item, variant, onChoose }: ProductSetItemProps) {
  const words = useWords(productSetsWords);
  if (variant === undefined) return null;
  return (
    <>
      {variant.thumbnail !== null && (
        <img
          className={styles.picture}
          src={variant.thumbnail}
          alt=""
          width={THUMBNAIL_PX}
          height={THUMBNAIL_PX}
          loading="lazy"
        />
      )}
      <div className={styles.facts}>
        <p>
          <Link to={paths.product(variant.key)}>{item.name}</Link> × {words.quantity(item.quantity)}
        </p>
        {item.variants.length > 1 && (
          <select
            className={styles.choice}
            aria-label={words.choose(item.name)}
            value={variant.key}
            onChange={({ target }) => onChoose(target.value)}
          >
            {item.variants.map(({ key, label, isAvailable }) => (
              <option key={key} value={key}>
                {isAvailable ? label : words.outOfStock(label)}
              </option>
            ))}
          </select>
        )}
      </div>
    </>
  );
}
