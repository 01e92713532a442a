import type { ApiClient } from '@shop/api-client/api-client';
import { getOrder } from '@shop/contract/orders/get-order';
import { queryOptions } from '@tanstack/react-query';
import { toOrder } from './to-order';
import { orderKeys } from './order-keys';

/** One order of the member. account §7 */
export function orderQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: orderKeys.detail(id),
    queryFn: async ({ signal }) => toOrder((await api.call(getOrder, { params: { id } }, { signal })).data),
  });
}
