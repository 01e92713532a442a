import { attachUserLists } from '@shop/contract/user-lists/attach-user-lists';
import { detachUserLists } from '@shop/contract/user-lists/detach-user-lists';
import { askAnew } from './ask-anew';
import { markFavourite } from './mark-favourite';
import type { MarkServices } from './mark-services';
import { FAVOURITES_KEY } from './saved-keys';

/**
 * Puts a product into the member's favourites or takes it out. Whatever shows it says so at once, and takes it back
 * where the server refuses. Rejects with the server's message: it is shown as it came. core §4, §5, §8
 */
export async function setFavourite(
  { api, queryClient }: MarkServices,
  productId: number,
  isFavourite: boolean,
): Promise<void> {
  const body = { table: 'products' as const, ids: [productId] };
  markFavourite(queryClient, productId, isFavourite);
  try {
    await api.call(isFavourite ? attachUserLists : detachUserLists, { body });
  } catch (error) {
    markFavourite(queryClient, productId, !isFavourite);
    // The reply alone may have been lost: the server knows better.
    void queryClient.invalidateQueries({ queryKey: ['products', 'detail'] });
    throw error;
  }
  // What was asked for before and answered meanwhile did not know of it.
  markFavourite(queryClient, productId, isFavourite);
  await askAnew(queryClient, FAVOURITES_KEY);
}
