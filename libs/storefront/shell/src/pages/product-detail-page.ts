import { productQuery } from '@shop/feature-catalogue/product-query';
import { productRatingQuery } from '@shop/feature-catalogue/product-rating-query';
import { recommendedProductsQuery } from '@shop/feature-catalogue/recommended-products-query';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** As much as search engines show. */
const DESCRIPTION_LENGTH = 120;

/** What a product's page loads. Rating and recommendations may fail without it. */
export const productDetailPage = definePage(
  ROUTE_TABLE.productDetail,
  async ({ api, params, fetch, prefetch }) => {
    const key = params['key'] ?? '';
    const [product] = await Promise.all([
      fetch(productQuery(api, key)),
      prefetch(productRatingQuery(api, key)),
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
);
