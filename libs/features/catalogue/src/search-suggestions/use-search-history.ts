import { deleteProductSearchHistory } from '@shop/contract/product-search-histories/delete-product-search-history';
import { listProductSearchHistories } from '@shop/contract/product-search-histories/list-product-search-histories';
import { useShopServices } from '@shop/query/shop-services-provider';
import { isLoginAtom } from '@shop/session/session-atoms';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { searchKeys } from '../search-keys';
import { readDeviceSearches, removeDeviceSearch } from './device-searches';

interface PastSearch {
  readonly word: string;
  /** Null on a guest's device. */
  readonly id: number | null;
}

/** The shopper's own searches, the newest first: a member's from the shop, a guest's from the device. account §7 */
export function useSearchHistory() {
  const services = useShopServices();
  const isLogin = useAtomValue(isLoginAtom);
  const { data, refetch } = useQuery({
    queryKey: searchKeys.searches(isLogin),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly PastSearch[]> => {
      if (!isLogin) return readDeviceSearches(deviceStorage(services)).map((word) => ({ word, id: null }));
      const { data: searches } = await services.api.call(
        listProductSearchHistories,
        { query: {} },
        { signal },
      );
      return searches.map(({ id, word }) => ({ id, word }));
    },
  });
  return {
    searches: data ?? [],
    /** Forgets a search. Rejects with an ApiError. */
    remove: async ({ id, word }: PastSearch): Promise<void> => {
      if (id === null) removeDeviceSearch(deviceStorage(services), word);
      else await services.api.call(deleteProductSearchHistory, { params: { id } });
      await refetch();
    },
  };
}
