import type { ReviewView } from '@shop/feature-catalogue/reviews/review-view';
import { useWords } from '@shop/theming/use-words';
import { type MouseEvent, useState } from 'react';
import { useLoaded } from '../parts/use-loaded';
import styles from './review-photos.module.css';
import { reviewsWords } from './reviews-words';

const loadZoom = () => import('./product-zoom');
/** CSS pixels; the files are larger, for dense screens. */
const SIDE = 96;

interface ReviewPhotosProps {
  readonly review: Pick<ReviewView, 'nickname' | 'photos'>;
}

/** The photos of a review. A press enlarges one, by code that the press loads; without it the link opens the photo. */
export function ReviewPhotos({ review }: ReviewPhotosProps) {
  const words = useWords(reviewsWords);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [zoom, load] = useLoaded(loadZoom);
  const pictures = review.photos.map((photo, at) => ({
    ...photo,
    alt: words.photo(review.nickname, at + 1),
  }));
  const enlarge = (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load();
    setZoomed(at);
  };
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={styles.photos}>
        {pictures.map(({ id, src, thumbnail, alt }, at) => (
          <li key={id}>
            <a href={src} onClick={(event) => enlarge(event, at)}>
              <img
                className={styles.photo}
                src={thumbnail}
                alt={alt}
                width={SIDE}
                height={SIDE}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {zoom !== null && zoomed !== null && (
        <zoom.ProductZoom pictures={pictures} first={zoomed} onClose={() => setZoomed(null)} />
      )}
    </>
  );
}
