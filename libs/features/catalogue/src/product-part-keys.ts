import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The keys of what is fetched for a part of a page. */
export const productPartKeys = {
  units: (key: string) => [QUERY_ROOTS.products, 'units', key] as const,
  recommendations: [QUERY_ROOTS.products, 'recommended'],
  recommended: (key: string) => [...productPartKeys.recommendations, key] as const,
  delivery: (key: string, postalCode: string) => [QUERY_ROOTS.products, 'delivery', key, postalCode] as const,
  accessories: (key: string) => [QUERY_ROOTS.products, 'accessories', key] as const,
  sizeTables: (key: string) => [QUERY_ROOTS.products, 'size-tables', key] as const,
  sets: (key: string) => [QUERY_ROOTS.products, 'sets', key] as const,
  allReviews: (key: string) => [QUERY_ROOTS.products, 'reviews', key] as const,
  reviews: (key: string, page: number | 'newest') => [...productPartKeys.allReviews(key), page] as const,
  ofBlog: (key: string) => [QUERY_ROOTS.products, 'of-blog', key] as const,
  rating: (key: string) => [QUERY_ROOTS.products, 'rating', key] as const,
} as const;
