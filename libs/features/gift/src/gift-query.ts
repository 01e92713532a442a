import type { ApiClient } from '@shop/api-client/api-client';
import { getSocialGiftShipping } from '@shop/contract/social-gifts/get-social-gift-shipping';
import { listSocialGiftProducts } from '@shop/contract/social-gifts/list-social-gift-products';
import { queryOptions } from '@tanstack/react-query';
import { giftKeys } from './gift-keys';
import { toGift } from './to-gift';

/** Who gives what to whom, and until when the address can be entered. account §7 */
export function giftQuery(api: ApiClient, token: string) {
  const params = { token };
  return queryOptions({
    queryKey: giftKeys.gift(token),
    queryFn: async ({ signal }) => {
      const shipping = (await api.call(getSocialGiftShipping, { params }, { signal })).data;
      return toGift(shipping, (await api.call(listSocialGiftProducts, { params }, { signal })).data);
    },
  });
}
