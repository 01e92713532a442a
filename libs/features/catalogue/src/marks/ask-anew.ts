import { VIEWING_HISTORY_KEY } from '@shop/query/viewing-history-key';
import type { QueryClient } from '@tanstack/react-query';

/**
 * A list of saved products has changed: it is asked for when it is opened next, and with it the viewing history, which
 * tells favourites and bookmarks as one (account §4). The list on the page stays, so that a removal can be undone in it.
 */
export async function askAnew(queryClient: QueryClient, list: readonly string[]): Promise<void> {
  await Promise.all(
    [list, VIEWING_HISTORY_KEY].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, refetchType: 'none' }),
    ),
  );
}
