import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Invalidates a list of saved products, and with it the viewing history, which shows favourites and bookmarks as one
 * (account §4). Neither is fetched again before it is opened next, so that a removal can be undone in the list on screen.
 */
export async function invalidateSavedProducts(
  queryClient: QueryClient,
  list: readonly string[],
): Promise<void> {
  await Promise.all(
    [list, [QUERY_ROOTS.viewingHistory]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, refetchType: 'none' }),
    ),
  );
}
