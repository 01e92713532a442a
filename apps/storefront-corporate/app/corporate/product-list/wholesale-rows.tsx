import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import { useWords } from '@shop/theming/use-words';
import { wholesaleListWords } from './wholesale-list-words';
import { WholesaleRow } from './wholesale-row';
import styles from './wholesale-rows.module.css';

/** Pictures of the first screen, which load at once. */
const FIRST_ROWS = 3;

/** The lines of a list below what their columns are called, which each line says for itself to screen readers. */
export function WholesaleRows({ products }: { readonly products: readonly ProductSummaryView[] }) {
  const words = useWords(wholesaleListWords);
  return (
    <div className={styles.table}>
      <div className={styles.heads} aria-hidden="true">
        <span className={styles.productHead}>{words.product}</span>
        <span>{words.terms}</span>
        <span className={styles.stockHead}>{words.stock}</span>
        <span className={styles.priceHead}>{words.price}</span>
        <span>{words.order}</span>
      </div>
      <ul className={styles.rows}>
        {products.map((product, at) => (
          <li key={product.key}>
            <WholesaleRow product={product} isPriority={at < FIRST_ROWS} />
          </li>
        ))}
      </ul>
    </div>
  );
}
