import { useShopServices } from '@shop/query/shop-services-provider';
import { useMemo } from 'react';
import type { ProductView } from '../product-view';

/**
 * What a member keeps of products: favourites, likes, bookmarks. Each rejects with the ApiError of a refusal. What
 * carries them out is loaded with the first one: a page that is only looked at does without.
 */
export function useMarks() {
  const services = useShopServices();
  return useMemo(() => {
    const work = () => import('./mark-work');
    return {
      setFavourite: async (productId: number, isFavourite: boolean): Promise<void> =>
        (await work()).setFavourite(services, productId, isFavourite),
      setLiked: async (product: Pick<ProductView, 'key' | 'likesCount'>, isLiked: boolean): Promise<void> =>
        (await work()).setLiked(services, product, isLiked),
      addBookmark: async (product: Pick<ProductView, 'id' | 'key'>): Promise<number> =>
        (await work()).addBookmark(services, product),
      removeBookmark: async (product: Pick<ProductView, 'key'>, id: number): Promise<void> =>
        (await work()).removeBookmark(services, product, id),
    };
  }, [services]);
}
