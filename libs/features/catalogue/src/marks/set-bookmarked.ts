import { createBookmark } from '@shop/contract/bookmarks/create-bookmark';
import { deleteBookmark } from '@shop/contract/bookmarks/delete-bookmark';
import type { ProductView } from '../product-view';
import { askAnew } from './ask-anew';
import { changeProduct } from './change-product';
import type { MarkServices } from './mark-services';
import { BOOKMARKS_KEY } from './saved-keys';

/** Bookmarks a product; answers the bookmark's id. Rejects with an ApiError, whose message is shown. account §7 */
export async function addBookmark(
  { api, queryClient }: MarkServices,
  product: Pick<ProductView, 'id' | 'key'>,
): Promise<number> {
  const { data } = await api.call(createBookmark, { body: { product_id: product.id } });
  changeProduct(queryClient, product.key, { bookmarkId: data.id });
  await askAnew(queryClient, BOOKMARKS_KEY);
  return data.id;
}

/** Removes a bookmark of a product. Rejects with an ApiError, whose message is shown. account §7 */
export async function removeBookmark(
  { api, queryClient }: MarkServices,
  product: Pick<ProductView, 'key'>,
  bookmarkId: number,
): Promise<void> {
  await api.call(deleteBookmark, { params: { id: bookmarkId } });
  changeProduct(queryClient, product.key, { bookmarkId: null });
  await askAnew(queryClient, BOOKMARKS_KEY);
}
