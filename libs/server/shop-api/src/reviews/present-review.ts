import type { Review } from '@shop/contract/reviews/review';
import type { RouteContext } from '../http/route-context';
import type { ReviewRow } from './review-store';

/** A review as the API returns it. */
export const presentReview = (row: ReviewRow, { member }: RouteContext): Review => ({
  id: row.id,
  rating: row.rating,
  title: row.title,
  body: row.body,
  nickname: row.nickname,
  is_buyer: row.isBuyer,
  is_mine: row.userId === member?.id,
  created_at: row.createdAt.toISOString(),
});
