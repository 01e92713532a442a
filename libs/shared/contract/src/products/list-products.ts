import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Page, Per } from '../wire/paging';
import { ProductSummary } from './product';
import { PRODUCT_FILTER } from './product-filter';

/** The default number of products per page. core §9 */
export const PRODUCTS_PER_PAGE = 15;

/** The orders of a product list: おすすめ順, 新着順, 価格の安い順, 価格の高い順, 評価の高い順. */
export const ProductSort = v.picklist(['recommended', 'new', 'price_asc', 'price_desc', 'review']);
export type ProductSort = v.InferOutput<typeof ProductSort>;

const schemas = {
  query: v.object({
    page: v.optional(Page, 1),
    per: v.optional(Per, PRODUCTS_PER_PAGE),
    ...PRODUCT_FILTER,
    sort: v.optional(ProductSort, 'recommended'),
  }),
  response: v.array(ProductSummary),
};

/**
 * One row for each model that fits, as its first variant of the chosen colours that can be bought, or else the first of
 * them: filters and orders by price go by it. A product that is called exactly as the word leads.
 *
 * Response headers besides the paging: `x-total-capped: 1` where there are more than `x-total` says (1,000件以上);
 * `x-search-corrected`, what was searched instead of a word that nothing is called (percent-encoded);
 * `x-search-product`, the key of the product whose number the word is (percent-encoded).
 */
export const listProducts: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products',
  auth: 'any',
  responseType: 'json',
};

export const listProductsSpec = specify({
  endpoint: listProducts,
  schemas,
  summary: '商品の一覧',
  errors: [],
});
