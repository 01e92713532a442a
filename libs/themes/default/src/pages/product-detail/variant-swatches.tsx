import type { ProductVariantView } from '@shop/feature-catalogue/product-view';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './variant-swatches.module.css';
import { defaultProductWords } from './default-product-words';

interface VariantSwatchesProps {
  readonly variants: readonly ProductVariantView[];
  /** 色・サイズ */
  readonly term: string;
}

const SWATCH_PX = 48;

/** The variants, each a link to its own page; with their pictures where they look different. */
export function VariantSwatches({ variants, term }: VariantSwatchesProps) {
  const words = useWords(defaultProductWords);
  if (variants.length === 0) return null;
  const isPictured = new Set(variants.map(({ thumbnail }) => thumbnail)).size > 1;
  const chosen = variants.find(({ isCurrent }) => isCurrent)?.label;
  return (
    <nav aria-label={words.chooseVariant(term)}>
      <p className={styles.term}>
        {term}
        <span className={styles.chosen}>{chosen}</span>
      </p>
      <ul className={styles.list}>
        {variants.map(({ key, label, thumbnail, isCurrent, isAvailable }) => (
          <li key={key}>
            <Link
              className={styles.swatch}
              to={paths.product(key)}
              aria-current={isCurrent ? 'true' : undefined}
              data-available={isAvailable}
              data-pictured={isPictured && thumbnail !== null}
            >
              {isPictured && thumbnail !== null && (
                <img
                  className={styles.picture}
                  src={thumbnail}
                  alt=""
                  width={SWATCH_PX}
                  height={SWATCH_PX}
                  loading="lazy"
                />
              )}
              <span>
                {label}
                {!isAvailable && <span className={styles.out}>{words.outOfStock}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
