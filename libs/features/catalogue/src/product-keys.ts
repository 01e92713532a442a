import { QUERY_ROOTS } from '@shop/query/query-roots';
import type { ProductFilter } from './product-filter';

/** The keys of everything that is fetched about products. */
export const productKeys = {
  all: [QUERY_ROOTS.products],
  lists: [QUERY_ROOTS.products, 'list'],
  list: (filter: ProductFilter) => [...productKeys.lists, filter] as const,
  details: [QUERY_ROOTS.products, 'detail'],
  detail: (key: string) => [...productKeys.details, key] as const,
  recommendations: [QUERY_ROOTS.products, 'recommended'],
  recommended: (key: string) => [...productKeys.recommendations, key] as const,
  newArrivals: [QUERY_ROOTS.products, 'new-arrivals'],
  ranking: [QUERY_ROOTS.products, 'ranking'],
  rating: (key: string) => [QUERY_ROOTS.products, 'rating', key] as const,
} as const;
