import type { ProductVariantView } from '@shop/feature-catalogue/product-view';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './variant-links.module.css';
import { productDetailWords } from './product-detail-words';

interface VariantLinksProps {
  readonly variants: readonly ProductVariantView[];
  /** 色・サイズ */
  readonly term: string;
}

/** The variants of the product, each a link to its own page. */
export function VariantLinks({ variants, term }: VariantLinksProps) {
  const words = useWords(productDetailWords);
  if (variants.length === 0) return null;
  return (
    <nav aria-label={words.chooseVariant(term)}>
      <p className={styles.term}>{term}</p>
      <ul className={styles.list}>
        {variants.map((variant) => (
          <li key={variant.key}>
            <Link
              className={styles.link}
              to={paths.product(variant.key)}
              aria-current={variant.isCurrent ? 'true' : undefined}
              data-available={variant.isAvailable}
            >
              {variant.label}
              {!variant.isAvailable && <span className={styles.out}>{words.outOfStock}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
