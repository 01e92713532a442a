import type { ApiClient } from '@shop/api-client/api-client';
import { getInputLeadtimes } from '@shop/contract/social-gifts/get-input-leadtimes';
import { checkSocialGiftDelivery } from '@shop/contract/social-gifts/check-social-gift-delivery';
import { queryOptions } from '@tanstack/react-query';
import { giftKeys } from './gift-keys';
import type { GiftPlace } from './gift-view';
import { toGiftLeadtime } from './to-gift';

/**
 * When a gift can arrive at a place. The delivery there is checked first: account §4 fetches lead times after that.
 */
export function giftLeadtimesQuery(
  api: ApiClient,
  token: string,
  { shippingId, prefecture, postalCode }: GiftPlace,
) {
  return queryOptions({
    queryKey: giftKeys.leadtimes(token, { shippingId, prefecture, postalCode }),
    queryFn: async ({ signal }) => {
      const body = { token, prefecture, delivery_at: null, delivery_timezone_key: null };
      await api.call(checkSocialGiftDelivery, { body }, { signal });
      const input = { params: { token }, query: { postal: postalCode, pref: prefecture } };
      const leadtimes = (await api.call(getInputLeadtimes, input, { signal })).data;
      const leadtime = leadtimes.find(({ order_shipping_id }) => order_shipping_id === shippingId);
      if (leadtime === undefined) throw new Error('The gift has no lead time');
      return toGiftLeadtime(leadtime);
    },
  });
}
