import type { PrefectureName } from '@shop/contract/postal-codes/prefecture-names';
import { checkSocialGiftDelivery } from '@shop/contract/social-gifts/check-social-gift-delivery';
import { useApi } from '@shop/query/use-api';
import type { GiftDeliveryWish } from './gift-view';
import { toGiftDeliveryWish } from './to-gift';

/**
 * Returns what checks day and time slot of a gift and answers with them as the API has accepted them; it throws the errors
 * of the API. account §4, the second step
 */
export function useCheckGiftDelivery(token: string) {
  const api = useApi();
  return async (prefecture: PrefectureName, wish: GiftDeliveryWish): Promise<GiftDeliveryWish> => {
    const { deliveryAt, timeSlotKey } = wish;
    const { data } = await api.call(checkSocialGiftDelivery, {
      body: { token, prefecture, delivery_at: deliveryAt, delivery_timezone_key: timeSlotKey },
    });
    return toGiftDeliveryWish(data);
  };
}
