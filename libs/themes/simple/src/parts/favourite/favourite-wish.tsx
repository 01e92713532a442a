import { favouriteMutation } from '@shop/feature-catalogue/saved-products/favourite-mutation';
import { runMutation } from '@shop/query/run-mutation';
import { useShopServices } from '@shop/query/shop-services-provider';
import { errorMessage } from '@shop/site/errors/error-message';
import type { FavouriteWishProps } from '@shop/theming/theme-pages';
import { useWords } from '@shop/theming/use-words';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useEffect, useEffectEvent } from 'react';
import { favouriteWords } from './favourite-words';

/** Adds the product that somebody wished for as a guest, and says so as after any other press. */
export default function FavouriteWish({ productId, onDone }: FavouriteWishProps) {
  const words = useWords(favouriteWords);
  const services = useShopServices();
  const add = useEffectEvent(async () => {
    // First, so that nothing begins it a second time.
    onDone();
    try {
      const change = { productId, isFavourite: true };
      await runMutation(services.queryClient, favouriteMutation(services), change);
      await showToast('success', words.added);
    } catch (error) {
      await showToast('error', errorMessage(error));
    }
  });
  useEffect(() => void add(), [productId]);
  return null;
}
