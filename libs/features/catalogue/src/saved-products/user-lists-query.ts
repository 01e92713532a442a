import type { ApiClient } from '@shop/api-client/api-client';
import { listUserLists } from '@shop/contract/user-lists/list-user-lists';
import { queryOptions } from '@tanstack/react-query';
import { favouriteKeys } from './saved-product-keys';

/** One of the member's lists. */
export interface UserListView {
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** The member's lists, the favourites first. core §7 */
export function userListsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: favouriteKeys.lists,
    queryFn: async ({ signal }): Promise<readonly UserListView[]> => {
      const { data } = await api.call(listUserLists, { query: {} }, { signal });
      return data.map(({ key, name, listables_count }) => ({ key, name, count: listables_count }));
    },
  });
}
