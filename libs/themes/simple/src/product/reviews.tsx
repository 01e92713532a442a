import { REVIEWS_PER_PAGE, reviewsQuery } from '@shop/feature-catalogue/reviews/reviews-query';
import { formatCount } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { QueryFailure } from '../parts/query-failure';
import { useLoaded } from '../parts/use-loaded';
import { useMemberAction } from '../parts/use-member-action';
import { ReviewList, ReviewPageList } from './review-list';
import styles from './reviews.module.css';
import { reviewsWords } from './reviews-words';
import { Stars } from './stars';

const NONE: readonly never[] = [];
const loadForm = () => import('./review-form');

/** What members think of the product: average, how many gave which rating, the texts, and the way to write one. account §7 */
export function Reviews({ productKey }: { readonly productKey: string }) {
  const words = useWords(reviewsWords);
  const { data, error, refetch } = useQuery(reviewsQuery(useApi(), productKey));
  const newest = data?.reviews ?? [];
  const [pages, setPages] = useState(0);
  const shown = pages === 0 ? newest.length : pages * REVIEWS_PER_PAGE;
  const [isWritten, setIsWritten] = useState(false);
  const [form, load] = useLoaded(loadForm);
  const { isBusy, act } = useMemberAction();
  const thanks = useRef<HTMLDivElement>(null);
  // The form is gone, and the page is that much shorter: the thanks come into view, above what is fetched anew.
  useEffect(() => {
    if (!isWritten) return;
    thanks.current?.focus({ preventScroll: true });
    thanks.current?.scrollIntoView({ block: 'center' });
  }, [isWritten]);
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" tabIndex={-1}>
        {words.heading}
      </h2>
      {isWritten && (
        <Notice kind="success" ref={thanks}>
          {words.written}
        </Notice>
      )}
      {data === undefined && error !== null && <QueryFailure error={error} onRetry={refetch} />}
      {data?.average === null && <p>{words.empty}</p>}
      {typeof data?.average === 'number' && (
        <div className={styles.summary}>
          <p className={styles.average}>
            <Stars
              rating={data.average}
              label={words.average(data.average.toFixed(1), formatCount(data.total))}
            />
            <b>{data.average.toFixed(1)}</b>
          </p>
          <ul className={styles.counts}>
            {data.counts.map(({ rating, count }) => (
              <li key={rating}>
                <span>{words.share(rating, formatCount(count))}</span>
                <meter min={0} max={data.total} value={count} aria-hidden="true" />
              </li>
            ))}
          </ul>
        </div>
      )}
      {pages === 0 && <ReviewList reviews={newest} />}
      {Array.from({ length: pages }, (_, at) => (
        <ReviewPageList key={at} productKey={productKey} page={at + 1} newest={at === 0 ? newest : NONE} />
      ))}
      <div className={styles.actions}>
        {data !== undefined && shown < data.total && (
          <Button variant="secondary" onClick={() => setPages(pages + 1)}>
            {words.more}
          </Button>
        )}
        {form === null && !isWritten && (
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={() =>
              act(() => {
                load();
                return Promise.resolve();
              })
            }
          >
            {words.write}
          </Button>
        )}
      </div>
      {form !== null && !isWritten && (
        <form.ReviewForm productKey={productKey} onWritten={() => setIsWritten(true)} />
      )}
    </section>
  );
}
