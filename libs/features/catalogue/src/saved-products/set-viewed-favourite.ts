import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { QueryClient } from '@tanstack/react-query';
import type { ProductSummaryView } from '../product-view';
import { mapChanged, updateCachedQueries } from './update-cached-queries';

/** An entry of the viewing history, whatever else is known of it. */
interface ViewedEntry {
  readonly product: Pick<ProductSummaryView, 'id' | 'isFavourite'>;
}

/**
 * Sets the mark of a product in the viewing history that is shown, where favourites and bookmarks are one. Other entries
 * keep their identity. account §4
 */
export function setViewedFavourite(queryClient: QueryClient, productId: number, isFavourite: boolean): void {
  const mark = (entry: ViewedEntry): ViewedEntry =>
    entry.product.id === productId && entry.product.isFavourite !== isFavourite
      ? { ...entry, product: { ...entry.product, isFavourite } }
      : entry;
  updateCachedQueries<readonly ViewedEntry[]>(queryClient, [QUERY_ROOTS.viewingHistory], (entries) =>
    mapChanged(entries, mark),
  );
}
