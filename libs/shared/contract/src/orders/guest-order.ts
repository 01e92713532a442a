import * as v from 'valibot';
import { Order } from './order';

const PARTS = [
  'id',
  'order_no',
  'ordered_at',
  'status',
  'status_name',
  'is_cancellable',
  'payment_name',
  'total_payment',
  'items',
  'subtotal',
  'total_packing',
  'total_carriage',
  'total_payment_fee',
  'total_discount',
  'total_point',
  'total_tax',
  'amounts_with_tax',
  'amount_by_tax_rate',
  'coupons',
  'payment',
  'histories',
] as const;

const shipping = Order.entries.shippings.item;

/** How goods are wrapped, without what a noshi or a card says. */
const Packing = v.pick(shipping.entries.packings.item, [
  'packing_key',
  'name',
  'unit_price_with_tax',
  'quantity',
  'noshi_title',
]);

/** A parcel without its address: a link can be passed on. */
const Parcel = v.object({
  ...v.pick(shipping, [
    'id',
    'delivery_name',
    'delivery_at',
    'delivery_timezone',
    'earliest_arrival_on',
    'after_payment',
    'tracking',
    'pickup',
  ]).entries,
  packings: v.array(Packing),
});

/** What the holder of a mailed link sees of an order: neither names nor addresses. */
export const GuestOrder = v.object({
  ...v.pick(Order, PARTS).entries,
  parcels: v.array(Parcel),
  /** The key to the receipt; null where it is not known any more. */
  receipt_token: v.nullable(v.string()),
});
export type GuestOrder = v.InferOutput<typeof GuestOrder>;
