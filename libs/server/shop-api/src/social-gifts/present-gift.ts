import type {
  GiftDelivery,
  SocialGiftCompletion,
  SocialGiftProduct,
  SocialGiftShipping,
} from '@shop/contract/social-gifts/social-gift';
import type { OrderItemRow } from '../orders/order-store';
import type { Gift } from './gift-store';

/** An item of a gift, without price, number and key, so that the receiver cannot find its price. */
export const presentGiftItem = (item: OrderItemRow): SocialGiftProduct => ({
  id: item.id,
  product_info: {
    name: item.productName,
    options: item.options.map(({ name, value }) => ({ name, value })),
    image: item.image === null ? null : { ...item.image, sources: [...item.image.sources] },
  },
  quantity: item.quantity,
});

/** The giver and the receiver of a gift. */
export const presentGiftShipping = (
  { gift, order, shipping }: Gift,
  timezones: ReadonlyMap<string, string>,
): SocialGiftShipping => ({
  id: shipping.id,
  status: gift.status,
  giver_name: order.ordererName,
  receiver_name: gift.receiverName,
  message: gift.message,
  expires_at: gift.expiresAt.toISOString(),
  delivery_name: shipping.deliveryName,
  delivery_timezones: Object.fromEntries(timezones),
});

/** The completion of a gift: its address has been entered. */
export const presentCompletion = (
  { gift, order, shipping }: Gift,
  delivery: GiftDelivery,
  completedAt: Date,
): SocialGiftCompletion => ({
  order_shipping_id: shipping.id,
  status: 'completed',
  giver_name: order.ordererName,
  receiver_name: gift.receiverName,
  completed_at: completedAt.toISOString(),
  ...delivery,
});

/** The stored delivery day and time. */
export const storedDelivery = ({ shipping }: Gift): GiftDelivery => ({
  delivery_at: shipping.deliveryAt,
  delivery_timezone:
    shipping.deliveryTimezoneKey === null || shipping.deliveryTimezoneLabel === null
      ? {}
      : { [shipping.deliveryTimezoneKey]: shipping.deliveryTimezoneLabel },
  delivery_timezone_key: shipping.deliveryTimezoneKey,
  earliest_arrival_on: shipping.earliestArrivalOn,
});
