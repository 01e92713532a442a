import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { ProductFilter } from './product-filter';

/** The keys of everything that is fetched about products. */
export const productKeys = {
  all: [QUERY_ROOTS.products],
  lists: [QUERY_ROOTS.products, 'list'],
  list: (filter: ProductFilter) => [...productKeys.lists, filter] as const,
  facets: (filter: ProductFilter) =>
    [QUERY_ROOTS.products, 'facets', { ...filter, sort: 'recommended', page: 1 }] as const,
  details: [QUERY_ROOTS.products, 'detail'],
  detail: (key: string) => [...productKeys.details, key] as const,
  units: (key: string) => [QUERY_ROOTS.products, 'units', key] as const,
  recommendations: [QUERY_ROOTS.products, 'recommended'],
  recommended: (key: string) => [...productKeys.recommendations, key] as const,
  corrections: (word: string) => [QUERY_ROOTS.products, 'corrections', word] as const,
  suggestions: (word: string) => [QUERY_ROOTS.products, 'suggestions', word] as const,
  requestPages: [QUERY_ROOTS.products, 'request-histories'],
  requestPage: (page: number) => [...productKeys.requestPages, page] as const,
  searchPages: [QUERY_ROOTS.products, 'past-searches'],
  searchPage: (page: number) => [...productKeys.searchPages, page] as const,
  searches: (isLogin: boolean) => [QUERY_ROOTS.products, 'searches', isLogin] as const,
  blocks: [QUERY_ROOTS.products, 'block'],
  block: (tag: string | null, sort: string, count: number) =>
    [...productKeys.blocks, tag, sort, count] as const,
  ranking: [QUERY_ROOTS.products, 'ranking'],
  delivery: (key: string, postalCode: string) => [QUERY_ROOTS.products, 'delivery', key, postalCode] as const,
  accessories: (key: string) => [QUERY_ROOTS.products, 'accessories', key] as const,
  sizeTables: (key: string) => [QUERY_ROOTS.products, 'size-tables', key] as const,
  sets: (key: string) => [QUERY_ROOTS.products, 'sets', key] as const,
  allReviews: (key: string) => [QUERY_ROOTS.products, 'reviews', key] as const,
  reviews: (key: string, page: number | 'newest') => [...productKeys.allReviews(key), page] as const,
  rating: (key: string) => [QUERY_ROOTS.products, 'rating', key] as const,
} as const;
