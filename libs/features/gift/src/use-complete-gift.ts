import { completeSocialGift } from '@shop/contract/social-gifts/complete-social-gift';
import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { useApi } from '@shop/query/use-api';
import { useQueryClient } from '@tanstack/react-query';
import { giftKeys } from './gift-keys';
import type { GiftDeliveryWish, GiftView } from './gift-view';
import { toGiftCompletion } from './to-gift';

/** What the last step of a gift does. */
export interface GiftCompletion {
  /** Tells the shop where the gift goes; it throws the errors of the API. */
  readonly complete: (address: ShippingAddressInput, wish: GiftDeliveryWish) => Promise<void>;
  /** Lets the pages of the steps know, once the page of the completion is there. */
  readonly markCompleted: () => void;
}

/** Completes the gift of a link. account §4, the last step */
export function useCompleteGift(token: string): GiftCompletion {
  const api = useApi();
  const queryClient = useQueryClient();
  return {
    complete: async (address, { deliveryAt, timeSlotKey }) => {
      const body = { ...address, delivery_at: deliveryAt, delivery_timezone_key: timeSlotKey };
      const { data } = await api.call(completeSocialGift, { params: { token }, body });
      queryClient.setQueryData(giftKeys.completion(token), toGiftCompletion(data));
    },
    markCompleted: () =>
      void queryClient.setQueryData<GiftView>(giftKeys.gift(token), (gift) =>
        gift === undefined ? gift : { ...gift, isCompleted: true },
      ),
  };
}
