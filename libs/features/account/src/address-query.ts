import type { ApiClient } from '@shop/api-client/api-client';
import { getUserAddress } from '@shop/contract/user-addresses/get-user-address';
import { queryOptions } from '@tanstack/react-query';
import { toBookAddressValues } from './address-form/book-address-fields';
import { accountKeys } from './account-keys';

/** One entry of the member's address book as its form shows it. account §7 */
export function addressQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: accountKeys.address(id),
    queryFn: async ({ signal }) =>
      toBookAddressValues((await api.call(getUserAddress, { params: { id } }, { signal })).data),
  });
}
