import * as v from 'valibot';
import { Image } from '../images/image';
import { AfterPayment } from '../shipping-leadtime/after-payment';
import { DeliveryId } from '../shipping-leadtime/delivery';
import { SchoolPickup } from '../schools/school-pickup';
import { ShippingAddress } from '../user-addresses/shipping-address';
import { SocialGiftStatus } from '../social-gifts/social-gift';
import { AmountByTaxRate } from '../wire/amount-by-tax-rate';
import { AmountsWithTax } from '../wire/amounts-with-tax';
import { DateText, Timestamp } from '../wire/timestamp';
import { Id } from '../wire/id';
import { TaxRate, Yen } from '../wire/yen';
import { OrderPayment } from './order-payment';
import { ParcelTracking } from './parcel-tracking';
import { OrderStatus } from './order-status';

/** One line of an order: names and prices as they were when it was placed. */
export const OrderItem = v.object({
  id: Id,
  /** The product's key, to look at it or order it again. */
  product_key: v.string(),
  product_code: v.string(),
  product_name: v.string(),
  options: v.array(v.object({ name: v.string(), value: v.string() })),
  image: v.nullable(Image),
  unit_price: Yen,
  unit_price_with_tax: Yen,
  quantity: v.number(),
  /** Without tax: unit_price × quantity where the shop stated amounts without tax. */
  subtotal: Yen,
  /** With tax: unit_price_with_tax × quantity where the shop stated amounts with tax. */
  subtotal_with_tax: Yen,
  tax_rate: TaxRate,
  tax_amount: Yen,
  coupon_discount_parts: v.array(v.object({ code: v.string(), amount: Yen })),
  /** The unit of sale, such as ケース; null: single pieces. */
  uos_name: v.nullable(v.string()),
  /** quantity in single pieces. */
  pieces: v.number(),
  /** The item that this one is an accessory of. */
  parent_id: v.nullable(Id),
});

/** One destination of an order. */
export const OrderShipping = v.object({
  id: Id,
  address: ShippingAddress,
  /** The school that hands it over; left out where it is sent. */
  pickup: v.optional(SchoolPickup),
  delivery_id: v.nullable(DeliveryId),
  delivery_name: v.string(),
  /** The wished day; null: as early as possible. */
  delivery_at: v.nullable(DateText),
  /** The earliest arrival that is promised: of an order that waits for its payment, even if it is paid on the last day. */
  earliest_arrival_on: DateText,
  /** What follows the payment that it waits for; null: it waits for none. */
  after_payment: v.nullable(AfterPayment),
  delivery_timezone_key: v.nullable(v.string()),
  delivery_timezone: v.record(v.string(), v.string()),
  carriage: Yen,
  carriage_with_tax: Yen,
  tracking: ParcelTracking,
  packings: v.array(
    v.object({
      packing_key: v.string(),
      name: v.string(),
      unit_price: Yen,
      unit_price_with_tax: Yen,
      quantity: v.number(),
      noshi_title: v.string(),
      noshi_name: v.string(),
      /** What a message card says; left out on everything else. */
      message: v.optional(v.string()),
    }),
  ),
  /** Which items go here, by item id. */
  items: v.array(v.object({ id: Id, quantity: v.number() })),
});

/** What list and detail of an order share. */
export const OrderSummary = v.object({
  id: Id,
  order_no: v.string(),
  ordered_at: Timestamp,
  status: OrderStatus,
  /** The name of the status, or that its payment is open. */
  status_name: v.string(),
  /** The payment service has neither confirmed nor refused the payment, so that the order does not stand yet; left out otherwise. */
  is_payment_open: v.optional(v.boolean()),
  is_cancellable: v.boolean(),
  payment_name: v.string(),
  total_payment: Yen,
  memo: v.nullable(v.string()),
  items: v.array(OrderItem),
});

export type OrderSummary = v.InferOutput<typeof OrderSummary>;

/** A whole order. */
export const Order = v.object({
  ...OrderSummary.entries,
  /** A warning for orders that the shop must cancel by hand; empty otherwise (account §4). */
  cancel_only_ecd_key: v.string(),
  remarks: v.string(),
  orderer: v.object({
    /** Empty: the orderer orders for themselves (account §3 names both). */
    company_name: v.string(),
    department_or_position: v.string(),
    orderer_name: v.string(),
    email: v.string(),
    phone_number: v.string(),
  }),
  subtotal: Yen,
  total_packing: Yen,
  total_carriage: Yen,
  /** What the way to pay costs, without tax. */
  total_payment_fee: Yen,
  total_discount: Yen,
  total_point: Yen,
  total_tax: Yen,
  amounts_with_tax: AmountsWithTax,
  amount_by_tax_rate: v.array(AmountByTaxRate),
  coupons: v.array(v.object({ code: v.string(), name: v.string(), discount: Yen })),
  /** Points that the order brings, and whether they have been granted. */
  grant_point: v.number(),
  is_point_granted: v.boolean(),
  /** Empty for a gift: its address is the receiver's own affair. */
  shippings: v.array(OrderShipping),
  /** The order as a gift; null for an ordinary one. */
  social_gift: v.nullable(
    v.object({
      receiver_name: v.string(),
      receiver_email: v.nullable(v.string()),
      message: v.string(),
      status: SocialGiftStatus,
      /** The link for the receiver, while the gift waits; null otherwise, and where the shop's origin is not configured. */
      url: v.nullable(v.string()),
      expires_at: Timestamp,
      completed_at: v.nullable(Timestamp),
    }),
  ),
  payment: OrderPayment,
  /** Every state it has been in, oldest first. */
  histories: v.array(v.object({ status: OrderStatus, status_name: v.string(), changed_at: Timestamp })),
  cancel_reason: v.nullable(v.string()),
});

export type Order = v.InferOutput<typeof Order>;
