import { productDeliveryQuery } from '@shop/feature-catalogue/delivery/product-delivery-query';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { productRatingQuery } from '@shop/feature-catalogue/product-rating-query';
import { recommendedProductsQuery } from '@shop/feature-catalogue/recommended-products-query';
import { reviewsQuery } from '@shop/feature-catalogue/reviews/reviews-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 120;

/** One product. All that stands around it may fail without it. */
const page = definePage({
  id: 'product-detail',
  guard: 'public',
  cache: 'public',
  secretParameter: 'restock_token',
  async load({ api, params, fetch, prefetch }) {
    const key = params['key'] ?? '';
    const [product] = await Promise.all([
      fetch(productQuery(api, key)),
      prefetch(productRatingQuery(api, key)),
      prefetch(productDeliveryQuery(api, key)),
      prefetch(reviewsQuery(api, key)),
      prefetch(recommendedProductsQuery(api, key)),
    ]);
    const options = product.options.map(({ value }) => value).join('／');
    return {
      title: options === '' ? product.name : `${product.name}（${options}）`,
      description: (product.catchCopy || product.description)
        .replace(/\s+/g, ' ')
        .slice(0, DESCRIPTION_LENGTH),
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ProductDetailPage() {
  return <RoutePage page={page} />;
}
