import { useWaits } from '@shop/theming/use-waits';
import { Accessories } from './accessories';
import styles from './product-further.module.css';
import { RecentlyViewed } from './recently-viewed';
import { RecommendedProducts } from './recommended-products';
import { Reviews } from './reviews';

/** What stands below a product: what goes with it, what others think, and where to go on. */
export default function ProductFurther({ productKey }: { readonly productKey: string }) {
  const waits = useWaits();
  return (
    <div className={styles.further} data-waits={waits}>
      <Accessories productKey={productKey} />
      <Reviews key={productKey} productKey={productKey} />
      <RecommendedProducts productKey={productKey} />
      <RecentlyViewed productKey={productKey} />
    </div>
  );
}
