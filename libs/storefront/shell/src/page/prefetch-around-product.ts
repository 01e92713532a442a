import { productDeliveryQuery } from '@shop/feature-catalogue/delivery/product-delivery-query';
import { recommendedProductsQuery } from '@shop/feature-catalogue/recommended-products-query';
import { reviewsQuery } from '@shop/feature-catalogue/reviews/reviews-query';
import type { PageLoadInput } from './define-page';

/** Prefetches what stands around a product: delivery, reviews and related products. */
export const prefetchAroundProduct = (
  { api, prefetch }: Pick<PageLoadInput, 'api' | 'prefetch'>,
  key: string,
): Promise<unknown> =>
  Promise.all([
    prefetch(productDeliveryQuery(api, key)),
    prefetch(reviewsQuery(api, key)),
    prefetch(recommendedProductsQuery(api, key)),
  ]);
