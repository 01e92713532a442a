import type { ApiClient } from '@shop/api-client/api-client';
import { getGuestOrder } from '@shop/contract/orders/get-guest-order';
import { queryOptions } from '@tanstack/react-query';
import { orderKeys } from '../order-keys';
import { toGuestOrder } from './guest-order-view';

/** An order by the link of its mail. Wrong and expired links reject alike, with the code `order.not_found`. account §6 */
export function guestOrderQuery(api: ApiClient, no: string, t: string) {
  return queryOptions({
    queryKey: orderKeys.guest(no, t),
    queryFn: async ({ signal }) =>
      toGuestOrder((await api.call(getGuestOrder, { params: { no }, query: { t } }, { signal })).data),
    // Each call counts as an attempt: none is repeated by itself, and the secret does not stay in memory.
    gcTime: 0,
    retry: false,
  });
}
