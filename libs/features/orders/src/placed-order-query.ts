import type { ApiClient } from '@shop/api-client/api-client';
import { getCartOrder } from '@shop/contract/carts/get-cart-order';
import { queryOptions } from '@tanstack/react-query';
import { toOrder } from './to-order';
import { orderKeys } from './order-keys';

/**
 * An order just placed: for its member, or for the guest who still holds its cart's token. core §7
 * `cartToken` is called when the request is made, because the token is read from this device.
 */
export function placedOrderQuery(api: ApiClient, orderNo: string, cartToken: () => string | null) {
  return queryOptions({
    queryKey: orderKeys.placed(orderNo),
    queryFn: async ({ signal }) => {
      const token = cartToken();
      const query = token === null ? {} : { cart_token: token };
      return toOrder((await api.call(getCartOrder, { params: { orderNo }, query }, { signal })).data);
    },
  });
}
