import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { FlagFromText, Page, Per, YenFromText } from '../wire/paging';
import { ProductSummary } from './product';

/** The default number of products per page. core §9 */
export const PRODUCTS_PER_PAGE = 15;
const MAX_WORD_LENGTH = 200;
const MAX_KEY_LENGTH = 100;
const Key = v.pipe(v.string(), v.maxLength(MAX_KEY_LENGTH));

/** The orders of a product list: おすすめ順, 新着順, 価格の安い順, 価格の高い順. */
export const ProductSort = v.picklist(['recommended', 'new', 'price_asc', 'price_desc']);
export type ProductSort = v.InferOutput<typeof ProductSort>;

const schemas = {
  query: v.object({
    page: v.optional(Page, 1),
    per: v.optional(Per, PRODUCTS_PER_PAGE),
    /**
     * Words that must all occur in name, reading, number, maker, brand, category or option, by spelling, reading or
     * synonym. In quotation marks no slip is corrected. Lists with a word end after 1,000 products.
     */
    word: v.optional(v.pipe(v.string(), v.maxLength(MAX_WORD_LENGTH))),
    /** Key of a category. */
    category: v.optional(Key),
    /** Includes the categories below it. core §7: sent whenever a category is. */
    child: v.optional(FlagFromText, false),
    maker: v.optional(Key),
    brand: v.optional(Key),
    /** Key of a tag. The products of a protected one show only with the header `x-tag-grant`. */
    tag: v.optional(Key),
    sort: v.optional(ProductSort, 'recommended'),
    /** Yen with the tax of each product's own rate, this shopper's price: what the list shows. */
    price_min: v.optional(YenFromText),
    price_max: v.optional(YenFromText),
    in_stock: v.optional(FlagFromText, false),
  }),
  response: v.array(ProductSummary),
};

/**
 * One row for each model that fits, as its representative variant. A product that is called exactly as the word leads.
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
