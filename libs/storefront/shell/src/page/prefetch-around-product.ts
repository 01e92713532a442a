import { productDeliveryQuery } from '@shop/feature-catalogue/delivery/product-delivery-query';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { productUnitsQuery } from '@shop/feature-catalogue/product-units-query';
import { recommendedProductsQuery } from '@shop/feature-catalogue/recommended-products-query';
import { reviewsQuery } from '@shop/feature-catalogue/reviews/reviews-query';
import { sizeTablesQuery } from '@shop/feature-catalogue/size-tables-query';
import type { PageLoadInput } from './define-page';

/** Prefetches what surrounds a product: delivery, sizes, units of sale, reviews and related products. */
export const prefetchAroundProduct = (
  { api, prefetch }: Pick<PageLoadInput, 'api' | 'prefetch'>,
  key: string,
  product: Promise<ProductView>,
): Promise<unknown> =>
  Promise.all([
    prefetch(productDeliveryQuery(api, key)),
    prefetch(reviewsQuery(api, key)),
    prefetch(recommendedProductsQuery(api, key)),
    product.then(
      ({ hasSizeTables, hasUnits }) =>
        Promise.all([
          hasSizeTables ? prefetch(sizeTablesQuery(api, key)) : null,
          hasUnits ? prefetch(productUnitsQuery(api, key)) : null,
        ]),
      // The page says that the product was not loaded.
      () => null,
    ),
  ]);
