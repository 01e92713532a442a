/** The machine codes of the cart, all sent with status 422 unless said otherwise (core §8). */
export const CART_ERRORS = {
  /** 404: unknown, malformed, or another member's. */
  notFound: 'cart.common.not_found',
  expired: 'cart.common.is_expired',
  alreadyDecided: 'cart.common.already_decided',
  stopSelling: 'cart.common.stop_selling',
  /** The named product does not exist in this shop (while adding). */
  productNotFound: 'cart.add_products.product_not_found',
  /** A product in the cart no longer exists (while opening it). */
  lineProductNotFound: 'cart.init.product_not_found',
  notSale: 'cart.update_products.not_sale',
  lineNotFound: 'cart.update_products.line_not_found',
  tooMany: 'cart.products.too_many',
  outOfStock: 'cart.products.out_of_stock',
  empty: 'cart.products.empty',
  addressMissing: 'cart_detail.set_user_address.not_data',
  /** 404: an address id that is not in the member's book. */
  addressNotFound: 'user_address.not_found',
  shippingNotFound: 'cart_detail.shipping_not_found',
  deliveryNotSelectable: 'cart_detail.set_delivery.not_selectable',
  deliveryDateImpossible: 'cart_detail.set_delivery.date_not_selectable',
  paymentMissing: 'cart.order.payment_not_data',
  paymentNotUsable: 'cart.order.payment_not_usable',
  ordererMissing: 'cart.order.orderer_not_data',
  totalChanged: 'cart.order.total_changed',
} as const;

/** What every call on an existing cart can answer. */
export const COMMON_CART_ERRORS: readonly string[] = [
  CART_ERRORS.notFound,
  CART_ERRORS.expired,
  CART_ERRORS.alreadyDecided,
  CART_ERRORS.lineProductNotFound,
  CART_ERRORS.notSale,
];
