import type { ApiClient } from '@shop/api-client/api-client';
import { getUserAddress } from '@shop/contract/user-addresses/get-user-address';
import { useApi } from '@shop/query/use-api';
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { accountKeys } from './account-keys';

const addressLabelQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: accountKeys.addressLabel(id),
    queryFn: async ({ signal }) => (await api.call(getUserAddress, { params: { id } }, { signal })).data.name,
  });

const dataOf = (results: readonly UseQueryResult<string>[]) => results.map(({ data }) => data);

/**
 * What the member calls entries of the address book (自宅, 実家), by their ids; none for an entry that has no name, is gone, or
 * is not known yet. Each is asked for by itself: a book may be too large to be read as a whole for a few of its entries.
 */
export function useAddressLabels(ids: readonly number[]): ReadonlyMap<number, string> {
  const api = useApi();
  const labels = useQueries({ queries: ids.map((id) => addressLabelQuery(api, id)), combine: dataOf });
  return new Map(
    ids.flatMap((id, at): [number, string][] => {
      const label = labels[at] ?? '';
      return label === '' ? [] : [[id, label]];
    }),
  );
}
