import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { ProductFilter } from './product-filter';

/**
 * The keys of lists and pages of products, which every page of the shop knows. What is loaded with a part of a page has its
 * keys in `productPartKeys`, the search in `searchKeys`, so that their names stay out of what every page loads first.
 */
export const productKeys = {
  all: [QUERY_ROOTS.products],
  lists: [QUERY_ROOTS.products, 'list'],
  list: (filter: ProductFilter) => [...productKeys.lists, filter] as const,
  facets: (filter: ProductFilter) =>
    [QUERY_ROOTS.products, 'facets', { ...filter, sort: 'recommended', page: 1 }] as const,
  corrections: (word: string) => [QUERY_ROOTS.products, 'corrections', word] as const,
  details: [QUERY_ROOTS.products, 'detail'],
  detail: (key: string) => [...productKeys.details, key] as const,
  blocks: [QUERY_ROOTS.products, 'block'],
  block: (tag: string | null, sort: string, count: number) =>
    [...productKeys.blocks, tag, sort, count] as const,
  ranking: [QUERY_ROOTS.products, 'ranking'],
} as const;
