import type { ApiClient } from '@shop/api-client/api-client';
import { listUserAddresses } from '@shop/contract/user-addresses/list-user-addresses';
import type { UserAddress } from '@shop/contract/user-addresses/user-address';
import { toAddress } from '@shop/site/views/address';
import { queryOptions } from '@tanstack/react-query';
import { divisionName } from './address-form/address-divisions';
import type { AddressBook, AddressEntry } from './address-view';
import { accountKeys } from './account-keys';

/** Until the server's header says otherwise. account §9 */
const DEFAULT_ADDRESS_LIMIT = 1;

/** The wire's address as the pages see it. */
export function toAddressEntry(wire: UserAddress): AddressEntry {
  return {
    ...toAddress(wire),
    id: wire.id,
    label: wire.name,
    divisionName: divisionName(wire.division_ct),
    isDefault: wire.is_default,
    isSenderDefault: wire.is_sender_default,
  };
}

/** The member's address book, the default first. account §7 */
export function addressesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.addresses,
    queryFn: async ({ signal }): Promise<AddressBook> => {
      const { data, limit } = await api.call(listUserAddresses, { query: { per: 'all' } }, { signal });
      return { entries: data.map(toAddressEntry), limit: limit ?? DEFAULT_ADDRESS_LIMIT };
    },
  });
}
