import { createBookmark } from '@shop/contract/bookmarks/create-bookmark';
import { deleteBookmark } from '@shop/contract/bookmarks/delete-bookmark';
import type { ShopServices } from '@shop/query/shop-services';
import { mutationOptions } from '@tanstack/react-query';
import type { ProductView } from '../product-view';
import { invalidateSavedProducts } from './invalidate-saved-products';
import { bookmarkKeys } from './saved-product-keys';
import { setViewedFavourite } from './set-viewed-favourite';
import { updateCachedProduct } from './update-cached-product';

type MutationServices = Pick<ShopServices, 'api' | 'queryClient'>;

/** Bookmarks a product; the result is the bookmark's id. Fails with the ApiError whose message is shown. account §7 */
export function addBookmarkMutation({ api, queryClient }: MutationServices) {
  return mutationOptions({
    mutationFn: async (product: Pick<ProductView, 'id' | 'key'>): Promise<number> =>
      (await api.call(createBookmark, { body: { product_id: product.id } })).data.id,
    onSuccess: (bookmarkId, product) => {
      updateCachedProduct(queryClient, product.key, { bookmarkId });
      setViewedFavourite(queryClient, product.id, true);
      return invalidateSavedProducts(queryClient, bookmarkKeys.all);
    },
  });
}

interface BookmarkRemoval {
  readonly product: Pick<ProductView, 'id' | 'key' | 'isFavourite'>;
  readonly bookmarkId: number;
}

/** Removes the bookmark of a product. Fails with the ApiError whose message is shown. account §7 */
export function removeBookmarkMutation({ api, queryClient }: MutationServices) {
  return mutationOptions({
    mutationFn: async ({ bookmarkId }: BookmarkRemoval): Promise<void> => {
      await api.call(deleteBookmark, { params: { id: bookmarkId } });
    },
    onSuccess: (_data, { product }) => {
      updateCachedProduct(queryClient, product.key, { bookmarkId: null });
      // The history marks a favourite also without its bookmark.
      setViewedFavourite(queryClient, product.id, product.isFavourite);
      return invalidateSavedProducts(queryClient, bookmarkKeys.all);
    },
  });
}
