import { useShopServices } from '@shop/query/shop-services-provider';
import type { ProductSummaryView } from '../product-view';

/** What is known of a product wherever it can become a favourite. */
export type FavouriteProduct = Pick<ProductSummaryView, 'id' | 'name' | 'isFavourite'>;

/**
 * Makes a product a favourite of the member, or takes that back. Rejects with the ApiError whose message is shown. The
 * code that carries it out is loaded by the first press: most shoppers only look at a product. core §4, §5, §8
 */
export function useToggleFavourite({ id, isFavourite }: FavouriteProduct): () => Promise<void> {
  const services = useShopServices();
  return async () => {
    const { runMutation, favouriteMutation } = await import('./lazy-save-commands');
    const change = { productId: id, isFavourite: !isFavourite };
    await runMutation(services.queryClient, favouriteMutation(services), change);
  };
}
