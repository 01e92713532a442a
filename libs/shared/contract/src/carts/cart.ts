import * as v from 'valibot';
import { CartApproval } from '../order-approvals/order-approval';
import { OpenPayment } from '../payments/open-payment';
import { AmountByTaxRate } from '../wire/amount-by-tax-rate';
import { AmountsWithTax } from '../wire/amounts-with-tax';
import { Timestamp } from '../wire/timestamp';
import { Id } from '../wire/id';
import { Yen } from '../wire/yen';
import { CartPacking } from './cart-packing';
import { CartProduct } from './cart-product';
import { CartShipping } from './cart-shipping';
import { SavedCartProduct } from './saved-cart-product';

/** What the cart costs; every amount comes from the server. */
export const CartOrder = v.object({
  /** Null until the order is decided: while its payment is open, the order's number. */
  order_no: v.nullable(v.string()),
  /**
   * The lines without tax. A shop that states amounts with tax counts with tax (`amounts_with_tax`), and its amounts without
   * tax are what is left of those.
   */
  subtotal: Yen,
  total_packing: Yen,
  total_carriage: Yen,
  /** What the way to pay costs, without tax. */
  total_payment_fee: Yen,
  total_discount: Yen,
  total_point: Yen,
  total_tax: Yen,
  total_payment: Yen,
  amounts_with_tax: AmountsWithTax,
  /** Points that the order will bring; 0 for guests. */
  grant_point: v.number(),
  amount_by_tax_rate: v.array(AmountByTaxRate),
  /** Whether there are goods enough for free carriage, whatever the destinations are. */
  is_carriage_free: v.boolean(),
  /** How much is missing, without tax, until carriage is free; null where it never is or already is. */
  carriage_free_remaining: v.nullable(Yen),
  /** The same with tax; goods that cost this, at whichever rate, are enough for it. */
  carriage_free_remaining_with_tax: v.nullable(Yen),
});

/** A coupon in the cart (core §3). */
export const CartCoupon = v.object({
  code: v.string(),
  name: v.string(),
  /** What it takes off, without tax; 0 while it cannot be used. */
  discount: Yen,
  /** What is less to pay for it; those of all coupons come to the discount of `amounts_with_tax`. */
  discount_with_tax: Yen,
  /** Why it cannot be used now; null while it can. */
  message: v.nullable(v.string()),
});

/** A cart as every cart call returns it: always whole (core §3). */
export const Cart = v.object({
  token: v.string(),
  data: v.object({
    id: Id,
    /** Rises with every change of the contents: of two responses with the same `id` the higher is the newer. */
    revision: v.number(),
    user_id: v.nullable(Id),
    payment_id: v.nullable(Id),
    payment_name: v.nullable(v.string()),
    /** Where the order stands with the approvers of the member's company; left out where nothing has to be approved. */
    approval: v.optional(CartApproval),
    /** Who orders: the member, or what the guest wrote so far. */
    orderer: v.object({ orderer_name: v.string(), email: v.string(), phone_number: v.string() }),
    remarks: v.string(),
    /**
     * Why the last payment failed; decisions are rejected with it until the shopper continues: any change of the cart clears
     * it, and so does taking note of it (`transaction/error/delete`).
     */
    payment_error: v.nullable(v.string()),
    /**
     * Which attempt at paying the next decision is: it rises with every payment that failed or was given up. Whoever
     * sends it with a decision is safe from placing, by a request that was repeated or late, an order that failed.
     */
    payment_attempt: v.number(),
    /**
     * The cart has been decided and its order waits for the payment service; null otherwise. Its figures are the
     * order's. Any change of the cart abandons the payment, cancels that order and reopens the cart.
     */
    open_payment: v.nullable(OpenPayment),
    point: v.object({
      /** What the member has; null for guests. */
      balance: v.nullable(v.number()),
      /** The most that this cart can use now. */
      usable: v.number(),
      /** The points that the shopper wants to use; `order.total_point` is what is used. */
      requested: v.number(),
    }),
    /** The order as a gift: the address comes later, from the receiver; null for an ordinary order. */
    social_gift: v.nullable(
      v.object({
        receiver_name: v.string(),
        receiver_email: v.nullable(v.string()),
        message: v.string(),
        /** What packings are added to. */
        shipping_key: v.string(),
        carriage: Yen,
        packings: v.array(CartPacking),
      }),
    ),
    expires_at: Timestamp,
    detail: v.object({
      products: v.array(CartProduct),
      shippings: v.array(CartShipping),
      coupons: v.array(CartCoupon),
      /** What was put aside for later, newest first: it is no part of the order. */
      saved_products: v.array(SavedCartProduct),
    }),
    order: CartOrder,
  }),
});

export type Cart = v.InferOutput<typeof Cart>;
