import { deleteProductRequestHistory } from '@shop/contract/product-requests/delete-product-request-history';
import type { ShopServices } from '@shop/query/shop-services';
import { mutationOptions } from '@tanstack/react-query';
import { searchKeys } from '../search-keys';
import type { ProductRequestPage } from './product-requests-query';

/** A page of the history without one of its entries, of which there is one less in all. account §4 */
export function withoutRequest(page: ProductRequestPage, id: number): ProductRequestPage {
  const requests = page.requests.filter((request) => request.id !== id);
  if (requests.length === page.requests.length) return page;
  const { total } = page.pagination;
  return { requests, pagination: { ...page.pagination, total: Math.max(0, total - 1) } };
}

/**
 * Takes a request out of the member's history, which says so at once; then it is fetched again, because an entry of the
 * next page moves up. Fails with an ApiError. account §4, §7
 */
export function deleteRequestMutation({ api, queryClient }: Pick<ShopServices, 'api' | 'queryClient'>) {
  return mutationOptions({
    mutationFn: async (id: number): Promise<void> => {
      await api.call(deleteProductRequestHistory, { params: { id } });
    },
    onSuccess: (_data, id) => {
      queryClient.setQueriesData<ProductRequestPage>(
        { queryKey: searchKeys.requestPages },
        (page) => page && withoutRequest(page, id),
      );
      return queryClient.invalidateQueries({ queryKey: searchKeys.requestPages });
    },
  });
}
