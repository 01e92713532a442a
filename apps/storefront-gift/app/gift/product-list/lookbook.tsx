import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import { WithFavourite } from '@shop/theme-simple/parts/favourite/with-favourite';
import { GiftPicture } from '../product/gift-picture';
import styles from './lookbook.module.css';

/** Pictures of the first row, which load at once. */
const FIRST_ROW = 2;
/** Two beside each other. */
const SIZES = '(max-width: 767px) 46vw, (max-width: 1200px) 44vw, 528px';

/** Gifts two by two, large enough to see what is given. */
export function Lookbook({ products }: { readonly products: readonly ProductSummaryView[] }) {
  return (
    <ul className={styles.lookbook} data-fills-rows>
      {products.map((product, at) => (
        <li key={product.key}>
          <WithFavourite product={product}>
            <GiftPicture
              product={product}
              sizes={SIZES}
              isPriority={at < FIRST_ROW}
              headingLevel={2}
              isLarge
            />
          </WithFavourite>
        </li>
      ))}
    </ul>
  );
}
