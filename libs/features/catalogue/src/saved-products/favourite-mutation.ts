import { attachUserLists } from '@shop/contract/user-lists/attach-user-lists';
import { detachUserLists } from '@shop/contract/user-lists/detach-user-lists';
import type { ShopServices } from '@shop/query/shop-services';
import { mutationOptions } from '@tanstack/react-query';
import { productKeys } from '../product-keys';
import { askAgainWhatIsUnderWay } from './ask-again-what-is-under-way';
import { invalidateSavedProducts } from './invalidate-saved-products';
import { favouriteKeys } from './saved-product-keys';
import { FAVOURITE_MUTATION_KEY } from './favourite-mutation-key';
import { setCachedFavourite } from './set-cached-favourite';

interface FavouriteChange {
  readonly productId: number;
  readonly isFavourite: boolean;
}

/**
 * Adds a product to the member's favourites or removes it. Optimistic: everything that shows the product changes at
 * once, and changes back when the server rejects it. Fails with the ApiError whose message is shown. core §4, §5, §8
 */
export function favouriteMutation({ api, queryClient }: Pick<ShopServices, 'api' | 'queryClient'>) {
  const show = ({ productId, isFavourite }: FavouriteChange) =>
    setCachedFavourite(queryClient, productId, isFavourite);
  return mutationOptions({
    mutationKey: FAVOURITE_MUTATION_KEY,
    mutationFn: async ({ productId, isFavourite }: FavouriteChange): Promise<void> => {
      const body = { table: 'products' as const, ids: [productId] };
      await api.call(isFavourite ? attachUserLists : detachUserLists, { body });
    },
    onMutate: show,
    onError: (_error, { productId, isFavourite }) => {
      show({ productId, isFavourite: !isFavourite });
      // Perhaps only the response was lost: the server knows.
      void queryClient.invalidateQueries({ queryKey: productKeys.details });
    },
    onSuccess: async (_data, change) => {
      // A response that came during the change did not contain it yet.
      show(change);
      await askAgainWhatIsUnderWay(queryClient);
      await invalidateSavedProducts(queryClient, favouriteKeys.all);
    },
  });
}
