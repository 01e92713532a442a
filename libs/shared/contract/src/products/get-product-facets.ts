import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PRODUCT_FILTER } from './product-filter';

/** How many products there are: at most 1,000, and more than `count` where it is capped (1,000件以上). */
const Counted = { count: v.number(), is_capped: v.boolean() };

/** Something to filter by: `key` is what the filter takes. */
const FacetValue = v.object({ key: v.string(), name: v.string(), ...Counted });
export type FacetValue = v.InferOutput<typeof FacetValue>;

const FacetCategory = v.object({ ...FacetValue.entries, parent_key: v.nullable(v.string()) });

/** Prices with tax, both ends included; `null` where there is no bound. */
const FacetPrices = v.object({ min: v.nullable(v.number()), max: v.nullable(v.number()), ...Counted });

const schemas = {
  query: v.object(PRODUCT_FILTER),
  response: v.object({
    /** The uppermost ones, and what stands below the chosen one and those above it; with all that is below each. */
    categories: v.array(FacetCategory),
    makers: v.array(FacetValue),
    brands: v.array(FacetValue),
    tags: v.array(FacetValue),
    colours: v.array(FacetValue),
    prices: v.array(FacetPrices),
    /** Those that can be bought now. */
    in_stock: v.object(Counted),
  }),
};

/**
 * How many products of a list each further filter leaves, the most first. What is chosen of a kind is left out of its own
 * counts. Of each kind at most 20 values with products, those that are chosen among them, also without products.
 */
export const getProductFacets: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products/facets',
  auth: 'any',
  responseType: 'json',
};

export const getProductFacetsSpec = specify({
  endpoint: getProductFacets,
  schemas,
  summary: '商品の絞り込みの選択肢と件数',
  errors: [],
});
