import type { Review, ReviewPhoto } from '@shop/contract/reviews/review';
import type { RouteContext } from '../http/route-context';
import type { ReviewPhotoRow } from './review-photos';
import type { ReviewRow } from './review-store';

const FOLDER = 'uploads/reviews/';

function presentPhoto({ id, path, width, height }: ReviewPhotoRow): ReviewPhoto {
  const name = path.slice(FOLDER.length);
  return {
    id,
    path: `/files/reviews/${name}`,
    thumbnail_path: `/files/reviews/small/${name}`,
    width: width ?? 0,
    height: height ?? 0,
  };
}

/** A review as the API returns it. */
export const presentReview = (row: ReviewRow, { member }: RouteContext): Review => ({
  id: row.id,
  rating: row.rating,
  title: row.title,
  body: row.body,
  nickname: row.nickname,
  is_buyer: row.isBuyer,
  is_mine: row.userId === member?.id,
  photos: row.photos.map(presentPhoto),
  created_at: row.createdAt.toISOString(),
});
