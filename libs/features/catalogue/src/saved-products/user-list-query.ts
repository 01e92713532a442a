import type { ApiClient } from '@shop/api-client/api-client';
import { readPage } from '@shop/api-client/read-page';
import { getUserList } from '@shop/contract/user-lists/get-user-list';
import { queryOptions } from '@tanstack/react-query';
import { favouriteKeys } from './saved-product-keys';
import { type SavedList, toSaved } from './saved-products-query';

/** One page of one of the member's lists. */
export interface UserListPage extends SavedList {
  readonly name: string;
}

/** One of the member's lists by its key. Rejects with a NotFoundError where there is none. core §7 */
export function userListQuery(api: ApiClient, key: string, page: number) {
  return queryOptions({
    queryKey: favouriteKeys.list(key, page),
    queryFn: async ({ signal }): Promise<UserListPage> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(getUserList, { params: { key }, query: { is_listables: '1', page: number } }, { signal }),
      );
      return {
        name: data.name,
        entries: (data.listables ?? []).map(toSaved),
        pagination,
      };
    },
  });
}
