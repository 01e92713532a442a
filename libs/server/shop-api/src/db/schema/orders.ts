import type { CarrierKey } from '@shop/contract/orders/carrier';
import type { AfterPayment } from '@shop/contract/shipping-leadtime/after-payment';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { carts, type StoredAddress, type StoredPickup } from './carts';
import type { StoredOption } from './product-options';
import type { StoredImageSource } from './images';
import { products } from './products';
import { users } from './users';
import { channelId } from './columns';

/** A picture as it was when the order was placed. */
export interface StoredImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly sources: readonly StoredImageSource[];
}

/** What one coupon took off an item. */
export interface StoredDiscountPart {
  readonly code: string;
  /** Yen without tax. */
  readonly amount: number;
}

/** Goods, fees and discount of an order with tax. */
export interface StoredAmountsWithTax {
  readonly subtotal: number;
  readonly carriage: number;
  readonly packing: number;
  readonly payment_fee: number;
  readonly discount: number;
}

/** Totals can exceed 32 bits: 999 pieces each of many expensive products. */
const yen = (name: string) => bigint(name, { mode: 'number' });

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id);

/** A placed order, with its own copies of everything that was agreed on. */
export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    /** Null for a guest's order. */
    userId: integer('user_id').references(() => users.id),
    /** One order per cart, whatever is repeated; null once the cart's retention has ended. */
    cartId: integer('cart_id')
      .unique()
      .references(() => carts.id, { onDelete: 'set null' }),
    orderNo: text('order_no').notNull().unique(),
    receiptTokenHash: text('receipt_token_hash').notNull(),
    status: text('status').$type<'received' | 'paid' | 'shipped' | 'delivered' | 'cancelled'>().notNull(),
    ordererName: text('orderer_name').notNull(),
    /** The company and department that a member orders for; empty: none. */
    ordererCompanyName: text('orderer_company_name').notNull().default(''),
    ordererDepartment: text('orderer_department').notNull().default(''),
    ordererEmail: text('orderer_email').notNull(),
    ordererPhoneNumber: text('orderer_phone_number').notNull(),
    remarks: text('remarks').notNull(),
    memo: text('memo'),
    cancelOnlyEcdKey: text('cancel_only_ecd_key').notNull().default(''),
    cancelReason: text('cancel_reason'),
    /** How it was counted: with tax or without, as the shop stated amounts when it was placed. */
    sums: text('sums').$type<'with-tax' | 'without-tax'>().notNull().default('without-tax'),
    /** This and the next four are yen without tax. */
    subtotal: yen('subtotal').notNull(),
    totalPacking: yen('total_packing').notNull(),
    totalShippingFee: yen('total_carriage').notNull(),
    /** What the payment method costs. */
    totalPaymentFee: yen('total_payment_fee').notNull().default(0),
    totalDiscount: yen('total_discount').notNull(),
    /** The same with tax; null in orders that were counted before it was kept. */
    amountsWithTax: jsonb('amounts_with_tax').$type<StoredAmountsWithTax>(),
    totalPoint: yen('total_point').notNull(),
    totalTax: yen('total_tax').notNull(),
    totalPayment: yen('total_payment').notNull(),
    /** Points that the order brings its member. */
    grantPoint: integer('grant_point').notNull().default(0),
    /** When they were granted; null: not yet, or taken back. */
    pointsGrantedAt: timestamp('points_granted_at', { withTimezone: true }),
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('orders_of_user').on(table.userId, table.id),
    index('orders_channel').on(table.channelId),
    // What every cleanup looks through, while nearly all orders were shipped long ago.
    index('orders_received')
      .on(table.id)
      .where(sql`${table.status} = 'received'`),
    // Those whose orderer may be forgotten one day: what the cleanup has forgotten is not in it.
    index('orders_cancelled')
      .on(table.channelId, table.id)
      .where(sql`${table.status} = 'cancelled' and ${table.ordererEmail} <> ''`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: serial('id').primaryKey(),
    orderId: orderId(),
    /** Where the stock goes back to on cancellation; null once the product was removed. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    productKey: text('product_key').notNull(),
    productCode: text('product_code').notNull(),
    productName: text('product_name').notNull(),
    options: jsonb('options').$type<readonly StoredOption[]>().notNull(),
    image: jsonb('image').$type<StoredImage>(),
    /** Yen without tax. */
    unitPrice: yen('unit_price').notNull(),
    /** Null in orders that were counted before it was kept. */
    unitPriceWithTax: yen('unit_price_with_tax'),
    quantity: integer('quantity').notNull(),
    subtotal: yen('subtotal').notNull(),
    /** Null in orders that were counted before it was kept. */
    subtotalWithTax: yen('subtotal_with_tax'),
    taxRate: integer('tax_rate').$type<10 | 8>().notNull(),
    taxAmount: yen('tax_amount').notNull(),
    /** What coupons took off this item; yen without tax. */
    couponDiscountParts: jsonb('coupon_discount_parts')
      .$type<readonly StoredDiscountPart[]>()
      .notNull()
      .default([]),
    /** Pieces of stock that one unit of the quantity holds. */
    piecesPerUnit: integer('pieces_per_unit').notNull().default(1),
    /** The unit of sale, such as ケース（12個入り）; null: single pieces. */
    uosName: text('uos_name'),
    /** The item that this one is an accessory of. */
    parentId: integer('parent_id').references((): AnyPgColumn => orderItems.id),
  },
  (table) => [
    index('order_items_order').on(table.orderId),
    index('order_items_parent')
      .on(table.parentId)
      .where(sql`${table.parentId} is not null`),
    index('order_items_product')
      .on(table.productId)
      .where(sql`${table.productId} is not null`),
  ],
);

export const orderShippings = pgTable(
  'order_shippings',
  {
    id: serial('id').primaryKey(),
    orderId: orderId(),
    /** Null while the receiver of a gift has not told it. */
    address: jsonb('address').$type<StoredAddress>(),
    /** The school that hands it over; null: it is sent. */
    pickup: jsonb('pickup').$type<StoredPickup>(),
    deliveryId: integer('delivery_id').notNull(),
    deliveryName: text('delivery_name').notNull(),
    deliveryAt: date('delivery_at', { mode: 'string' }),
    earliestArrivalOn: date('earliest_arrival_on', { mode: 'string' }).notNull(),
    /** What follows the payment that it waits for; null: it waits for none. */
    afterPayment: jsonb('after_payment').$type<AfterPayment>(),
    deliveryTimezoneKey: text('delivery_timezone_key'),
    deliveryTimezoneLabel: text('delivery_timezone_label'),
    shippingFee: yen('carriage').notNull(),
    /** Null in orders that were counted before it was kept. */
    shippingFeeWithTax: yen('carriage_with_tax'),
    /** Who carries it, once it left: a key of the contract's carriers. */
    carrier: text('carrier').$type<CarrierKey>(),
    trackingNumber: text('tracking_number'),
    shippedAt: timestamp('shipped_at', { withTimezone: true }),
  },
  (table) => [
    index('order_shippings_order').on(table.orderId),
    // The numbers of its parcels, without the hyphens that carriers' programs write or leave out.
    index('order_shippings_parcels')
      .using('gin', sql`string_to_array(replace(${table.trackingNumber}, '-', ''), ',')`)
      .where(sql`${table.trackingNumber} is not null`),
  ],
);

/** Which items go to which destination. */
export const orderShippingItems = pgTable(
  'order_shipping_items',
  {
    orderShippingId: integer('order_shipping_id')
      .notNull()
      .references(() => orderShippings.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderShippingId, table.orderItemId] }),
    index('order_shipping_items_order_item').on(table.orderItemId),
  ],
);

/** How the goods of a destination are wrapped. */
export const orderPackings = pgTable(
  'order_packings',
  {
    id: serial('id').primaryKey(),
    orderShippingId: integer('order_shipping_id')
      .notNull()
      .references(() => orderShippings.id),
    packingKey: text('packing_key').notNull(),
    name: text('name').notNull(),
    unitPrice: yen('unit_price').notNull(),
    /** Null in orders that were counted before it was kept. */
    unitPriceWithTax: yen('unit_price_with_tax'),
    quantity: integer('quantity').notNull(),
    noshiTitle: text('noshi_title').notNull(),
    /** 名入れ; without a 表書き: what a message card says. */
    noshiName: text('noshi_name').notNull(),
  },
  (table) => [index('order_packings_shipping').on(table.orderShippingId)],
);

/** The tax of an order, one row per rate. */
export const orderTaxAmounts = pgTable(
  'order_tax_amounts',
  {
    orderId: orderId(),
    taxRate: integer('tax_rate').$type<10 | 8>().notNull(),
    taxableAmount: yen('taxable_amount').notNull(),
    taxAmount: yen('tax_amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.taxRate] })],
);
