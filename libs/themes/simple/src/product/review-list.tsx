import { reviewsQuery } from '@shop/feature-catalogue/reviews/reviews-query';
import { formatDate } from '@shop/format/format-day';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../parts/query-failure';
import styles from './reviews.module.css';
import { reviewsWords } from './reviews-words';
import { Stars } from './stars';

/** One page of the reviews. */
export function ReviewList({ productKey, page }: { readonly productKey: string; readonly page: number }) {
  const words = useWords(reviewsWords);
  const { data, error, refetch } = useQuery(reviewsQuery(useApi(), productKey, page));
  // The first page's failure is said above.
  if (data === undefined)
    return error === null || page === 1 ? null : <QueryFailure error={error} onRetry={refetch} />;
  if (data.reviews.length === 0) return null;
  return (
    <ul className={styles.list}>
      {data.reviews.map(({ id, rating, title, body, nickname, isBuyer, isMine, createdAt }) => (
        <li key={id} className={styles.review}>
          <Stars rating={rating} label={words.stars(rating)} />
          <h3>{title}</h3>
          <p className={styles.body}>{body}</p>
          <p className={styles.meta}>
            <span>{isMine ? words.mine : nickname}</span>
            {isBuyer && <span>{words.buyer}</span>}
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
