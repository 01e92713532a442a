import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import { formatYen } from '@shop/format/format-yen';
import { contentPaths } from '@shop/site/paths/content-paths';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { Link } from 'react-router-dom';
import { wholesaleListWords } from './wholesale-list-words';
import styles from './wholesale-rows.module.css';

/** In what lots a product is sold, and what a piece costs in its smallest larger unit. */
export function WholesaleRowTerms({ product }: { readonly product: ProductSummaryView }) {
  const words = useWords(wholesaleListWords);
  const { lotSize, smallestUnit } = product;
  return (
    <div className={styles.terms}>
      <p className={lotSize === undefined ? styles.anyNumber : undefined}>
        {lotSize === undefined ? words.anyNumber : words.inLots(lotSize)}
      </p>
      {smallestUnit !== undefined && (
        <p>
          <Link className={styles.tier} to={contentPaths.productUnits(product.key)}>
            {words.tier(smallestUnit.name)}
          </Link>{' '}
          <b>
            <Unbroken>
              {words.perPiece(formatYen(Math.round(smallestUnit.price / smallestUnit.pieces)))}
            </Unbroken>
          </b>
        </p>
      )}
    </div>
  );
}
