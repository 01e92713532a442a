import { deleteProductSearchHistory } from '@shop/contract/product-search-histories/delete-product-search-history';
import type { ShopServices } from '@shop/query/shop-services';
import { mutationOptions } from '@tanstack/react-query';
import { searchKeys } from '../search-keys';
import type { PastSearchPage } from './past-searches-query';

/**
 * Forgets one search of the member: it leaves the list at once, and the list is fetched again, because an entry of the
 * next page moves up. Fails with an ApiError. account §7
 */
export function forgetSearchMutation({ api, queryClient }: Pick<ShopServices, 'api' | 'queryClient'>) {
  return mutationOptions({
    mutationFn: async (id: number): Promise<void> => {
      await api.call(deleteProductSearchHistory, { params: { id } });
    },
    onSuccess: async (_data, id) => {
      queryClient.setQueriesData<PastSearchPage>(
        { queryKey: searchKeys.searchPages },
        (page) => page && { ...page, searches: page.searches.filter((search) => search.id !== id) },
      );
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: searchKeys.searchPages }),
        queryClient.invalidateQueries({ queryKey: searchKeys.searches(true) }),
      ]);
    },
  });
}
