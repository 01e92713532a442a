import { modifyCartShipping } from '@shop/contract/carts/modify-cart-shipping';
import type { DeliveryId } from '@shop/contract/shipping-leadtime/delivery';
import type { CartCommand } from '../run-command';

/** The delivery service, day and time slot of one destination; null: no preference. */
export interface DeliveryPreference {
  readonly shippingKey: string;
  readonly deliveryId: DeliveryId | null;
  /** `YYYY-MM-DD` */
  readonly date: string | null;
  readonly timeSlotKey: string | null;
}

/** Sets delivery, day and time slot of a destination. core §7 */
export const setDelivery = (preference: DeliveryPreference): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(modifyCartShipping, {
      body: {
        cart_token: cartToken,
        key: preference.shippingKey,
        delivery_at: preference.date,
        delivery_timezone_key: preference.timeSlotKey,
        ...(preference.deliveryId === null ? {} : { delivery_id: preference.deliveryId }),
      },
    }),
});
