import type { QueryClient } from '@tanstack/react-query';
import { productKeys } from '../product-keys';
import type { ProductView } from '../product-view';

/** What a product's page shows of the member's likes and bookmarks. */
export type SavedState = Partial<Pick<ProductView, 'isLiked' | 'likesCount' | 'bookmarkId'>>;

/** Changes a product in the query cache; returns the replaced values, or nothing where it is not cached. */
export function updateCachedProduct(
  queryClient: QueryClient,
  productKey: string,
  state: SavedState,
): SavedState {
  const key = productKeys.detail(productKey);
  const before = queryClient.getQueryData<ProductView>(key);
  if (before === undefined) return {};
  queryClient.setQueryData<ProductView>(key, { ...before, ...state });
  const { isLiked, likesCount, bookmarkId } = before;
  return { isLiked, likesCount, bookmarkId };
}
