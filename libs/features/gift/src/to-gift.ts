import type { Leadtime } from '@shop/contract/shipping-leadtime/leadtime';
import type {
  GiftDelivery,
  SocialGiftCompletion,
  SocialGiftProduct,
  SocialGiftShipping,
} from '@shop/contract/social-gifts/social-gift';
import { toPictureOrNull } from '@shop/site/views/picture';
import type { GiftCompletionView, GiftDeliveryWish, GiftLeadtimeView, GiftView } from './gift-view';

/** Converts a gift of the API. Field names of the API are used in this file and in what is sent only. */
export const toGift = (wire: SocialGiftShipping, products: readonly SocialGiftProduct[]): GiftView => ({
  shippingId: wire.id,
  isCompleted: wire.status === 'completed',
  giverName: wire.giver_name,
  receiverName: wire.receiver_name,
  message: wire.message,
  expiresAt: wire.expires_at,
  products: products.map(({ id, product_info, quantity }) => ({
    id,
    name: product_info.name,
    options: product_info.options,
    picture: toPictureOrNull(product_info.image),
    quantity,
  })),
});

/** Converts the lead time of a gift. */
export const toGiftLeadtime = (wire: Leadtime): GiftLeadtimeView => ({
  earliestArrivalOn: wire.earliest_arrival_on,
  days: wire.dates.map(({ date, is_selectable, reason }) => ({ date, isSelectable: is_selectable, reason })),
  timeSlots: Object.entries(wire.delivery_timezone).map(([key, label]) => ({ key, label })),
});

/** Converts day and time as the API has accepted them: the slot is the first key of the object. account §3 */
export const toGiftDeliveryWish = (wire: GiftDelivery): GiftDeliveryWish => ({
  deliveryAt: wire.delivery_at,
  timeSlotKey: Object.keys(wire.delivery_timezone)[0] ?? null,
});

/** Converts the completion of a gift. */
export const toGiftCompletion = (wire: SocialGiftCompletion): GiftCompletionView => ({
  giverName: wire.giver_name,
  receiverName: wire.receiver_name,
  deliveryAt: wire.delivery_at,
  timeSlotLabel: Object.values(wire.delivery_timezone)[0] ?? null,
  earliestArrivalOn: wire.earliest_arrival_on,
});
