import { useShopServices } from '@shop/query/shop-services-provider';
import type { ProductView } from '../product-view';

/** The commands that like a product or bookmark it for a member, each by its current state. */
export interface SaveCommands {
  readonly toggleLike: () => Promise<unknown>;
  readonly toggleBookmark: () => Promise<unknown>;
}

const loadCommands = () => import('./lazy-save-commands');

/**
 * What the quiet buttons of a product do. Each command rejects with the ApiError whose message is shown. The code that
 * carries them out is loaded by the first press: most shoppers only look at a product. account §7, core §5, §8
 */
export function useSaveCommands(product: ProductView): SaveCommands {
  const services = useShopServices();
  const { queryClient } = services;
  const { isLiked, bookmarkId } = product;
  return {
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
