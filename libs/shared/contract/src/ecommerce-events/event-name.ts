import * as v from 'valibot';
/** What is told of a visit. gap-tracking-events: the names that the usual analytics know. */
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
