import { PlainProductCard, type ProductCardProps } from '@shop/theme-simple/parts/product-card';
import styles from './festive-product-card.module.css';

/** A product in a list, in a frame of the season. */
export default function FestiveProductCard(props: ProductCardProps) {
  return (
    <div className={styles['frame']}>
      <PlainProductCard {...props} />
    </div>
  );
}
