import { REDUCED_TAX_RATE, STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatCount } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Price } from '../../parts/price';
import { Rating } from '../../parts/rating';
import styles from './product-detail-page.module.css';
import { productDetailWords } from './product-detail-words';

/** Name, price with tax, points, what it is in a sentence, and what reviewers think. */
export function ProductSummaryBlock({ product }: { readonly product: ProductView }) {
  const words = useWords(productDetailWords);
  return (
    <div className={styles.summary}>
      <p className={styles.brand}>{product.brandName}</p>
      <h1 className={styles.name}>{product.name}</h1>
      <p className={styles.price}>
        <Price
          withTax={product.priceWithTax}
          taxRate={product.isReducedRate ? REDUCED_TAX_RATE : STANDARD_TAX_RATE}
          before={product.priceBefore}
          size="lg"
        />
        {product.isReducedRate && <span className={styles.note}> {words.reducedTaxRate}</span>}
      </p>
      {product.point > 0 && <p className={styles.note}>{words.points(formatCount(product.point))}</p>}
      {product.catchCopy !== '' && <p className={styles.catch}>{product.catchCopy}</p>}
      <Rating productKey={product.key} />
    </div>
  );
}
