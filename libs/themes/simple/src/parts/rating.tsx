import { productRatingQuery } from '@shop/feature-catalogue/product-rating-query';
import { formatCount } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { showSection } from './show-section';
import styles from './rating.module.css';
import { ratingWords } from './rating-words';
import { definePart } from '@shop/theming/theme-place';

/** What reviewers think of a product on average; nothing while nobody has reviewed it. */
function PlainRating({ productKey }: { readonly productKey: string }) {
  const words = useWords(ratingWords);
  const { data } = useQuery(productRatingQuery(useApi(), productKey));
  if (data === undefined || data === null) return null;
  return (
    <p className={styles.rating}>
      <span className={styles.star} aria-hidden="true">
        ★
      </span>
      <a href="#reviews" onClick={showSection}>
        {words.reviews(data.average.toFixed(1), formatCount(data.count))}
      </a>
    </p>
  );
}

/** Replaceable under `rating`. */
export const Rating = definePart('rating', PlainRating);
