import type {
  GiftDelivery,
  SocialGiftCompletion,
  SocialGiftProduct,
  SocialGiftShipping,
} from '@shop/contract/social-gifts/social-gift';
import type { OrderItemRow } from '../orders/order-store';
import type { Gift } from './gift-store';

/** What is given, without price, number and key: nothing leads to what it cost. */
export const presentGiftItem = (item: OrderItemRow): SocialGiftProduct => ({
  id: item.id,
  product_info: {
    name: item.productName,
    options: item.options.map(({ name, value }) => ({ name, value })),
    image: item.image === null ? null : { ...item.image, sources: [...item.image.sources] },
  },
  quantity: item.quantity,
});

/** Who gives to whom. */
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

/** That the address was told. */
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

/** Day and time as they are stored. */
export const storedDelivery = ({ shipping }: Gift): GiftDelivery => ({
  delivery_at: shipping.deliveryAt,
  delivery_timezone:
    shipping.deliveryTimezoneKey === null || shipping.deliveryTimezoneLabel === null
      ? {}
      : { [shipping.deliveryTimezoneKey]: shipping.deliveryTimezoneLabel },
  delivery_timezone_key: shipping.deliveryTimezoneKey,
  earliest_arrival_on: shipping.earliestArrivalOn,
});
