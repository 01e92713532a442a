import type { QueryClient } from '@tanstack/react-query';
import type { ProductView } from '../product-view';

type Marks = Partial<Pick<ProductView, 'isLiked' | 'likesCount' | 'bookmarkId'>>;

/** Changes what a product's page shows of the member's marks; answers what stood there before. */
export function changeProduct(queryClient: QueryClient, productKey: string, marks: Marks): Marks {
  const key = ['products', 'detail', productKey];
  const before = queryClient.getQueryData<ProductView>(key);
  if (before === undefined) return {};
  queryClient.setQueryData<ProductView>(key, { ...before, ...marks });
  const { isLiked, likesCount, bookmarkId } = before;
  return { isLiked, likesCount, bookmarkId };
}
