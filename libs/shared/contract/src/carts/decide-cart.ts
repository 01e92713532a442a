import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { ERROR_CODES } from '../error-codes';
import { OrderPayment } from '../orders/order-payment';
import { PaymentAttempt } from '../payments/payment-attempt';
import { PaymentState } from '../payments/payment-state';
import { Timestamp } from '../wire/timestamp';
import { Id } from '../wire/id';
import { Yen } from '../wire/yen';
import { SOCIAL_GIFT_ERRORS } from '../social-gifts/social-gift';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';

const schemas = {
  params: v.object({ cart_token: CartToken }),
  body: v.object({
    /** The total the shopper saw and agreed to; a different one is rejected. */
    total_payment: Yen,
    /** The cart's `revision` as the shopper saw it: what was changed since, at whichever total, nobody has agreed to. */
    revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** The payment service's stand-in for a card, from its own page; never a card's number. */
    card_token: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))),
    /** A card that the member keeps, in its place. */
    user_card_id: v.optional(Id),
    /**
     * The cart's `payment_attempt` as the shopper saw it. Once that attempt has failed, the decision is rejected with
     * the failure, also after the shopper has acted elsewhere.
     */
    payment_attempt: v.optional(PaymentAttempt),
  }),
  response: v.object({
    order_no: v.string(),
    order_id: Id,
    ordered_at: Timestamp,
    total_payment: Yen,
    payment: OrderPayment,
    /**
     * How far the payment service is; `none`: nothing is paid through one. While it is `waiting`, the shopper
     * confirms at `redirect_url`; while it is `pending`, the call that checks the payment reports its state.
     */
    payment_state: PaymentState,
    redirect_url: v.nullable(v.pipe(v.string(), v.url())),
    /** Opens the receipt of a guest's order, nothing of a member's; kept only as a hash by the shop. */
    receipt_token: v.string(),
    /** The URL at which the receiver of a gift enters the address; null for an ordinary order. */
    social_gift_url: v.nullable(v.string()),
  }),
};

/**
 * Places the order, exactly once per cart: repeated with the same body, or with the `revision` since the order, it returns the
 * same order, and with a different body `cart.common.already_decided` (core §7). A payment that fails reopens the cart with `payment_error`, and
 * every decision is rejected with that failure until the shopper changes the cart.
 */
export const decideCart: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/carts/{cart_token}/decision',
  auth: 'cart-token',
  responseType: 'json',
};

export const decideCartSpec = specify({
  endpoint: decideCart,
  schemas,
  summary: '注文の確定',
  errors: [
    SOCIAL_GIFT_ERRORS.notOffered,
    SOCIAL_GIFT_ERRORS.tooManyInvitations,
    ...COMMON_CART_ERRORS,
    CART_ERRORS.empty,
    CART_ERRORS.outOfStock,
    CART_ERRORS.lotSize,
    CART_ERRORS.stopSelling,
    CART_ERRORS.addressMissing,
    CART_ERRORS.destinationWithoutGoods,
    CART_ERRORS.deliveryDateImpossible,
    CART_ERRORS.pickupClosed,
    CART_ERRORS.deliveryNotSelectable,
    CART_ERRORS.paymentMissing,
    CART_ERRORS.paymentNotUsable,
    CART_ERRORS.creditExceeded,
    CART_ERRORS.ordererMissing,
    CART_ERRORS.approvalRequired,
    CART_ERRORS.tooManyTransfers,
    CART_ERRORS.totalChanged,
    CART_ERRORS.changed,
    CART_ERRORS.paymentFailed,
    CART_ERRORS.couponUsed,
    CART_ERRORS.couponGone,
    CART_ERRORS.pointNotEnough,
    ERROR_CODES.tooMany,
  ],
});
