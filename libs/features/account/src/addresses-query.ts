import type { ApiClient } from '@shop/api-client/api-client';
import { readPage } from '@shop/api-client/read-page';
import { listUserAddresses } from '@shop/contract/user-addresses/list-user-addresses';
import type { UserAddress } from '@shop/contract/user-addresses/user-address';
import { toAddress } from '@shop/site/views/address';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { divisionName } from './address-form/address-divisions';
import type { AddressSearch } from './address-book/read-address-search';
import type { AddressBookPage, AddressEntry } from './address-view';
import { accountKeys } from './account-keys';

/** Entries on one page. account §9 */
const ADDRESSES_PER_PAGE = 10;
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

/**
 * One page of the member's address book, or of what a search finds in it, the default first. account §7, §9
 */
export function addressesQuery(api: ApiClient, search: AddressSearch, per = ADDRESSES_PER_PAGE) {
  return queryOptions({
    queryKey: accountKeys.addressPage({ ...search, per }),
    queryFn: async ({ signal }): Promise<AddressBookPage> => {
      const { word, page } = search;
      const { data, limit, pagination } = await readPage(page, (number) =>
        api.call(
          listUserAddresses,
          { query: { ...(word !== '' && { word }), page: number, per } },
          { signal },
        ),
      );
      return {
        entries: data.map(toAddressEntry),
        pagination,
        limit: limit ?? DEFAULT_ADDRESS_LIMIT,
      };
    },
    placeholderData: keepPreviousData,
  });
}
