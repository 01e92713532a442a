import type { Pagination } from '@shop/api-client/pagination';
import type { ReviewList } from '@shop/contract/reviews/list-reviews';
import type { Review } from '@shop/contract/reviews/review';
import type { ReviewPage, ReviewView } from './review-view';

const toReview = (wire: Review): ReviewView => ({
  id: wire.id,
  rating: wire.rating,
  title: wire.title,
  body: wire.body,
  nickname: wire.nickname,
  isBuyer: wire.is_buyer,
  isMine: wire.is_mine,
  photos: wire.photos.map(({ id, path, thumbnail_path, width, height }) => ({
    id,
    src: path,
    thumbnail: thumbnail_path,
    width,
    height,
  })),
  createdAt: wire.created_at,
});

/** A page of reviews as the product page shows it. */
export const toReviewPage = (wire: ReviewList, pagination: Pagination | null): ReviewPage => ({
  reviews: wire.data.map(toReview),
  total: pagination?.total ?? 0,
  average: wire.average_rating,
  counts: wire.rating_counts,
});
