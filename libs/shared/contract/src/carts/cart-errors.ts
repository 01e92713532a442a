import { USER_ADDRESS_ERRORS } from '../user-addresses/user-address-errors';

/** The machine codes of the cart, all sent with status 422 unless said otherwise (core §8). */
export const CART_ERRORS = {
  /** 404: unknown, malformed, or another member's. */
  notFound: 'cart.common.not_found',
  expired: 'cart.common.is_expired',
  alreadyDecided: 'cart.common.already_decided',
  stopSelling: 'cart.common.stop_selling',
  /** The named product does not exist in this shop (while adding). */
  productNotFound: 'cart.add_products.product_not_found',
  /** A product in the cart no longer exists (during an init). */
  lineProductNotFound: 'cart.init.product_not_found',
  notSale: 'cart.update_products.not_sale',
  lineNotFound: 'cart.update_products.line_not_found',
  tooMany: 'cart.products.too_many',
  outOfStock: 'cart.products.out_of_stock',
  /** Not a multiple of the lot (販売ロット) in which single pieces of the product are sold. */
  lotSize: 'cart.products.lot_size',
  empty: 'cart.products.empty',
  addressMissing: 'cart_detail.set_user_address.not_data',
  /** Nothing goes to a destination: it is given goods or removed before the order, never left out of it. */
  destinationWithoutGoods: 'cart.order.destination_without_goods',
  /** 404: an address id that is not in the member's book. */
  addressNotFound: USER_ADDRESS_ERRORS.notFound,
  shippingNotFound: 'cart_detail.shipping_not_found',
  deliveryNotSelectable: 'cart_detail.set_delivery.not_selectable',
  deliveryDateImpossible: 'cart_detail.set_delivery.date_not_selectable',
  /** The school hands nothing over, or its tag is not open to this shopper. */
  pickupNotOffered: 'cart_detail.set_pickup.not_offered',
  /** The deadline is over, or the school hands over on another day than the shopper saw. */
  pickupClosed: 'cart_detail.set_pickup.closed',
  paymentMissing: 'cart.order.payment_not_data',
  paymentNotUsable: 'cart.order.payment_not_usable',
  /** The order would leave the company owing more on invoices than it may. */
  creditExceeded: 'cart.order.credit_exceeded',
  /** The company has orders of this size approved before they are placed, and nobody has approved this one. */
  approvalRequired: 'cart.order.approval_required',
  ordererMissing: 'cart.order.orderer_not_data',
  /** A guest has placed as many orders that are paid later under this mail address as the shop takes in a day. */
  tooManyTransfers: 'cart.order.too_many_transfers',
  totalChanged: 'cart.order.total_changed',
  /** The cart was changed, from another device or tab, after the shopper saw it. */
  changed: 'cart.order.changed',
  /** A payment failed and the shopper has not acknowledged it. */
  paymentFailed: 'cart.transaction.failed',
  /** The request key is malformed, or belongs to another change. */
  requestKey: 'cart.common.request_key',
  unitNotFound: 'cart.add_products.uos_not_found',
  /** The shop sends an order to one place only, or to no more than so many. */
  shippingNotMultiple: 'cart_detail.shipping_not_multiple',
  divideSum: 'cart.divide_products.sum_differs',
  /** The file is no CSV file of recipients. */
  recipientsMalformed: USER_ADDRESS_ERRORS.importMalformed,
  /** Rows of the file of recipients do not hold, and nothing was taken. */
  recipientsInvalid: 'cart_detail.recipients_invalid',
  couponNotFound: 'cart.coupon.not_found',
  couponMembersOnly: 'cart.coupon.members_only',
  couponOutOfPeriod: 'cart.coupon.out_of_period',
  couponMinimum: 'cart.coupon.minimum_subtotal',
  /** Once per member and mailbox. Who has not proved the mailbox is told at the decision alone. */
  couponUsed: 'cart.coupon.already_used',
  /** Used as often as it may be. */
  couponGone: 'cart.coupon.limit_reached',
  couponTooMany: 'cart.coupon.too_many',
  pointNotEnough: 'cart.point.not_enough',
  pointMembersOnly: 'cart.point.members_only',
  packingNotFound: 'cart.packings.not_found',
  packingNoshi: 'cart.packings.noshi_not_selectable',
  /** A message card without its message. */
  packingMessage: 'cart.packings.message_missing',
  packingQuantity: 'cart.packings.too_many',
  accessoryNotFound: 'cart.accessories.product_not_bound',
  accessoryQuantity: 'cart.accessories.quantity',
} as const;

/** The codes that every call on an existing cart can return. */
export const COMMON_CART_ERRORS: readonly string[] = [
  CART_ERRORS.notFound,
  CART_ERRORS.expired,
  CART_ERRORS.alreadyDecided,
  CART_ERRORS.lineProductNotFound,
  CART_ERRORS.notSale,
  CART_ERRORS.requestKey,
];
