import type { ReviewView } from '@shop/feature-catalogue/reviews/review-view';
import { reviewsQuery } from '@shop/feature-catalogue/reviews/reviews-query';
import { formatDate } from '@shop/format/format-day';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../parts/query-failure';
import { ReviewPhotos } from './review-photos';
import styles from './reviews.module.css';
import { reviewsWords } from './reviews-words';
import { Stars } from './stars';

interface ReviewListProps {
  readonly productKey: string;
  /** Counted from 1. */
  readonly page: number;
  /** What is shown until the page has been loaded. */
  readonly newest: readonly ReviewView[];
}

/** One page of the reviews. */
export function ReviewPageList({ productKey, page, newest }: ReviewListProps) {
  const { data, error, refetch } = useQuery(reviewsQuery(useApi(), productKey, page));
  return (
    <>
      <ReviewList reviews={data?.reviews ?? newest} />
      {data === undefined && error !== null && <QueryFailure error={error} onRetry={refetch} />}
    </>
  );
}

/** Reviews, each with its photos. */
export function ReviewList({ reviews }: { readonly reviews: readonly ReviewView[] }) {
  const words = useWords(reviewsWords);
  if (reviews.length === 0) return null;
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <Stars rating={review.rating} label={words.stars(review.rating)} />
          <h3>{review.title}</h3>
          <p className={styles.body}>{review.body}</p>
          <ReviewPhotos review={review} />
          <p className={styles.meta}>
            <span>{review.isMine ? words.mine : review.nickname}</span>
            {review.isBuyer && <span>{words.buyer}</span>}
            <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
