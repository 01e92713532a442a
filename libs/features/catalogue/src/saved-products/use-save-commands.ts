import { useShopServices } from '@shop/query/shop-services-provider';
import type { ProductView } from '../product-view';

/** The commands that save a product for a member or like it, each by its current state. */
export interface SaveCommands {
  readonly toggleFavourite: () => Promise<unknown>;
  readonly toggleLike: () => Promise<unknown>;
  readonly toggleBookmark: () => Promise<unknown>;
}

const loadCommands = () => import('./lazy-save-commands');

/**
 * What the save buttons of a product do. Each command rejects with the ApiError whose message is shown. The code that
 * carries them out is loaded by the first press: most shoppers only look at a product. account §7, core §5, §8
 */
export function useSaveCommands(product: ProductView): SaveCommands {
  const services = useShopServices();
  const { queryClient } = services;
  const { id, isFavourite, isLiked, bookmarkId } = product;
  return {
    toggleFavourite: async () => {
      const { runMutation, favouriteMutation } = await loadCommands();
      const change = { productId: id, isFavourite: !isFavourite };
      return await runMutation(queryClient, favouriteMutation(services), change);
    },
    toggleLike: async () => {
      const { runMutation, likeMutation } = await loadCommands();
      return await runMutation(queryClient, likeMutation(services), { product, isLiked: !isLiked });
    },
    toggleBookmark: async () => {
      const { runMutation, addBookmarkMutation, removeBookmarkMutation } = await loadCommands();
      return bookmarkId === null
        ? await runMutation(queryClient, addBookmarkMutation(services), product)
        : await runMutation(queryClient, removeBookmarkMutation(services), { product, bookmarkId });
    },
  };
}
