import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { Query, QueryClient } from '@tanstack/react-query';

const SHOWING_PRODUCTS: readonly unknown[] = [
  QUERY_ROOTS.products,
  QUERY_ROOTS.collections,
  QUERY_ROOTS.makers,
  QUERY_ROOTS.stylists,
  QUERY_ROOTS.flipBooks,
  QUERY_ROOTS.favourites,
  QUERY_ROOTS.bookmarks,
  QUERY_ROOTS.viewingHistory,
];

/** Whether a query shows products, or counts them. */
export const showsProducts = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  SHOWING_PRODUCTS.includes(queryKey[0]);

/** Fetches again what the page shows of products, after the grants of this tab have changed, and forgets what other pages showed. */
export async function refetchShownProducts(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive', predicate: showsProducts });
  await queryClient.invalidateQueries({ predicate: showsProducts });
}
