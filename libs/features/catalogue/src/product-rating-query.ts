import type { ApiClient } from '@shop/api-client/api-client';
import { listReviews } from '@shop/contract/reviews/list-reviews';
import { queryOptions } from '@tanstack/react-query';
import { productPartKeys } from './product-part-keys';

/** What the reviewers of a product think on average. */
export interface ProductRating {
  /** 1 to 5, one decimal place. */
  readonly average: number;
  readonly count: number;
}

/** The rating of a product; `null` while nobody has reviewed it. */
export function productRatingQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: productPartKeys.rating(key),
    queryFn: async ({ signal }): Promise<ProductRating | null> => {
      const response = await api.call(listReviews, { params: { key }, query: { per: 1 } }, { signal });
      const average = response.data.average_rating;
      const count = response.pagination?.total ?? 0;
      return average === null || count === 0 ? null : { average, count };
    },
  });
}
