import { productRatingQuery } from '@shop/feature-catalogue/product-rating-query';
import { formatCount } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';
import styles from './rating.module.css';

/** What reviewers think of a product on average; nothing while nobody has reviewed it. */
export function Rating({ productKey }: { readonly productKey: string }) {
  const { data } = useQuery(productRatingQuery(useApi(), productKey));
  if (data === undefined || data === null) return null;
  return (
    <p className={styles.rating}>
      <span className={styles.star} aria-hidden="true">
        ★
      </span>
      レビュー {data.average.toFixed(1)}（{formatCount(data.count)}件）
    </p>
  );
}
