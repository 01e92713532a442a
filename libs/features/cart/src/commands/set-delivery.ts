import { modifyCartShipping } from '@shop/contract/carts/modify-cart-shipping';
import type { DeliveryId } from '@shop/contract/shipping-leadtime/delivery';
import type { CartCommand } from '../run-command';

/** How and when one destination is to be reached; null: no wish. */
export interface DeliveryPreference {
  readonly shippingKey: string;
  readonly deliveryId: DeliveryId | null;
  /** `YYYY-MM-DD` */
  readonly date: string | null;
  readonly timeSlotKey: string | null;
}

/** Sets delivery, day and time slot of a destination. core §7 */
export const setDelivery = (wish: DeliveryPreference): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(modifyCartShipping, {
      body: {
        cart_token: cartToken,
        key: wish.shippingKey,
        delivery_at: wish.date,
        delivery_timezone_key: wish.timeSlotKey,
        ...(wish.deliveryId === null ? {} : { delivery_id: wish.deliveryId }),
      },
    }),
});
