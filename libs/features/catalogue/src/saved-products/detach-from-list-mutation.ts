import { detachFromUserList } from '@shop/contract/user-lists/detach-from-user-list';
import { FAVOURITES_KEY } from '@shop/contract/user-lists/user-list';
import type { ShopServices } from '@shop/query/shop-services';
import { mutationOptions } from '@tanstack/react-query';
import { invalidateSavedProducts } from './invalidate-saved-products';
import { favouriteKeys } from './saved-product-keys';
import { setCachedFavourite } from './set-cached-favourite';

interface Detachment {
  readonly listKey: string;
  readonly productId: number;
}

/** Takes a product out of one of the member's lists alone. Fails with an ApiError. core §4, §7 */
export function detachFromListMutation({ api, queryClient }: Pick<ShopServices, 'api' | 'queryClient'>) {
  return mutationOptions({
    mutationFn: async ({ listKey, productId }: Detachment): Promise<void> => {
      await api.call(detachFromUserList, {
        params: { key: listKey },
        body: { table: 'products', ids: [productId] },
      });
    },
    onSuccess: (_data, { listKey, productId }) => {
      if (listKey === FAVOURITES_KEY) setCachedFavourite(queryClient, productId, false);
      return invalidateSavedProducts(queryClient, favouriteKeys.all);
    },
  });
}
