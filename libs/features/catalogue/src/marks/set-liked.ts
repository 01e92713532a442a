import { likeProduct } from '@shop/contract/likes/like-product';
import { unlikeProduct } from '@shop/contract/likes/unlike-product';
import type { ProductView } from '../product-view';
import { changeProduct } from './change-product';
import type { MarkServices } from './mark-services';

/**
 * Likes a product or takes it back; its page says so at once, then by the server's count. Rejects with the server's
 * message: it is shown as it came. core §5, §8
 */
export async function setLiked(
  { api, queryClient }: MarkServices,
  product: Pick<ProductView, 'key' | 'likesCount'>,
  isLiked: boolean,
): Promise<void> {
  const { key } = product;
  const before = changeProduct(queryClient, key, {
    isLiked,
    likesCount: Math.max(0, product.likesCount + (isLiked ? 1 : -1)),
  });
  try {
    const { data } = await api.call(isLiked ? likeProduct : unlikeProduct, { params: { key } });
    changeProduct(queryClient, key, { isLiked: data.is_liked, likesCount: data.likes_count });
  } catch (error) {
    changeProduct(queryClient, key, before);
    throw error;
  }
}
