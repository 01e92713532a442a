import type { ApiClient } from '@shop/api-client/api-client';
import { getUserMemorial } from '@shop/contract/user-memorials/get-user-memorial';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import { toMemorialValues } from './memorial-fields';

/** One of the member's days as its form shows it. account §7 */
export function memorialQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: accountKeys.memorial(id),
    queryFn: async ({ signal }) =>
      toMemorialValues((await api.call(getUserMemorial, { params: { id } }, { signal })).data),
  });
}
