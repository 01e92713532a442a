import { deleteProductHistories } from '@shop/contract/product-histories/delete-product-histories';
import type { ShopServices } from '@shop/query/shop-services';
import { mutationOptions } from '@tanstack/react-query';
import { memberHistoryQuery } from './member-history-query';
import { viewedProductsQuery } from './viewed-products-query';

/** Forgets everything that the member looked at, everywhere it is shown. Fails with an ApiError. account §7 */
export function clearHistoryMutation({ api, queryClient }: Pick<ShopServices, 'api' | 'queryClient'>) {
  return mutationOptions({
    mutationFn: async (): Promise<void> => {
      await api.call(deleteProductHistories, {});
    },
    onSuccess: () => {
      queryClient.setQueryData(memberHistoryQuery(api).queryKey, []);
      queryClient.setQueryData(viewedProductsQuery.queryKey, []);
    },
  });
}
