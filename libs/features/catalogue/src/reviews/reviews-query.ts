import type { ApiClient } from '@shop/api-client/api-client';
import { listReviews } from '@shop/contract/reviews/list-reviews';
import { queryOptions } from '@tanstack/react-query';
import { productPartKeys } from '../product-part-keys';
import type { ReviewPage } from './review-view';

/** Few enough that the first HTML of the page stays small. */
const NEWEST = 2;
/** How many もっと見る loads. */
export const REVIEWS_PER_PAGE = 20;

/** The newest reviews of a product, or a page of them all, newest first. account §7 */
export function reviewsQuery(api: ApiClient, key: string, page: number | 'newest' = 'newest') {
  return queryOptions({
    queryKey: productPartKeys.reviews(key, page),
    queryFn: async ({ signal }): Promise<ReviewPage> => {
      const query = page === 'newest' ? { page: 1, per: NEWEST } : { page, per: REVIEWS_PER_PAGE };
      // As with products, the first load does without what makes the view model.
      const [{ data, pagination }, { toReviewPage }] = await Promise.all([
        api.call(listReviews, { params: { key }, query }, { signal }),
        import('./to-review-page'),
      ]);
      return toReviewPage(data, pagination);
    },
  });
}
