import type { ProductVariantView } from '@shop/feature-catalogue/product-view';
import { paths } from '@shop/site/paths';
import { Link } from 'react-router-dom';
import styles from './variant-links.module.css';

interface VariantLinksProps {
  readonly variants: readonly ProductVariantView[];
  /** 色・サイズ */
  readonly term: string;
}

/** The variants of the product, each a link to its own page. */
export function VariantLinks({ variants, term }: VariantLinksProps) {
  if (variants.length === 0) return null;
  return (
    <nav aria-label={`${term}を選ぶ`}>
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
              {!variant.isAvailable && <span className={styles.out}>在庫切れ</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
