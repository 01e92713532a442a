import * as v from 'valibot';
/** The names of tracking events, as common analytics tools use them (gap-tracking-events). */
export const EventName = v.picklist([
  'page_view',
  'search',
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'view_promotion',
  'select_promotion',
  'login',
  'sign_up',
]);
export type EventName = v.InferOutput<typeof EventName>;
