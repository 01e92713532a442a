import { likeProduct } from '@shop/contract/likes/like-product';
import { unlikeProduct } from '@shop/contract/likes/unlike-product';
import type { ShopServices } from '@shop/query/shop-services';
import { mutationOptions } from '@tanstack/react-query';
import type { ProductView } from '../product-view';
import { updateCachedProduct } from './update-cached-product';

interface LikeChange {
  readonly product: Pick<ProductView, 'key' | 'likesCount'>;
  readonly isLiked: boolean;
}

/**
 * Likes a product or takes the like back. Optimistic: its page changes at once, then shows the server's count. Fails
 * with the ApiError whose message is shown. core §5, §8
 */
export function likeMutation({ api, queryClient }: Pick<ShopServices, 'api' | 'queryClient'>) {
  return mutationOptions({
    mutationFn: async ({ product, isLiked }: LikeChange) =>
      (await api.call(isLiked ? likeProduct : unlikeProduct, { params: { key: product.key } })).data,
    onMutate: ({ product, isLiked }) => ({
      before: updateCachedProduct(queryClient, product.key, {
        isLiked,
        likesCount: Math.max(0, product.likesCount + (isLiked ? 1 : -1)),
      }),
    }),
    onError: (_error, { product }, result) => {
      if (result !== undefined) updateCachedProduct(queryClient, product.key, result.before);
    },
    onSuccess: (data, { product }) => {
      updateCachedProduct(queryClient, product.key, { isLiked: data.is_liked, likesCount: data.likes_count });
    },
  });
}
