import { useWaits } from '@shop/theming/use-waits';
import { FreeArea } from '../parts/free-area';
import { NearProductOffers } from './near-product-offers';
import styles from './product-further.module.css';
import { RecentlyViewed } from './recently-viewed';
import { RecommendedProducts } from './recommended-products';
import { Reviews } from './reviews';
import { SizeTables } from './size-tables';

/** What is below a product gets. */
export interface ProductFurtherProps {
  readonly productKey: string;
  /** Its sizes stand further up. */
  readonly isWithoutSizes?: boolean;
}

/** What is below a product: its sizes, what goes with it, what others think, and where to go on. */
export default function ProductFurther({ productKey, isWithoutSizes = false }: ProductFurtherProps) {
  const waits = useWaits();
  return (
    <div className={styles.further} data-waits={waits}>
      {!isWithoutSizes && <SizeTables productKey={productKey} />}
      <NearProductOffers productKey={productKey} />
      <Reviews key={productKey} productKey={productKey} />
      <RecommendedProducts productKey={productKey} />
      <RecentlyViewed productKey={productKey} />
      <FreeArea code="product-footer" />
    </div>
  );
}
