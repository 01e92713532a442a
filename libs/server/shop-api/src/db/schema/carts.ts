import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { userAddresses } from './addresses';
import { packings, productUos } from './cart-options';
import type { StoredBankAccount } from './payments';
import { products } from './products';
import { users } from './users';
import { channelId, createdAt } from './columns';

/** A copy of an address, as written at the time; carts and orders keep their own. */
export interface StoredAddress {
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  readonly postalCode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly address1: string;
  readonly address2: string;
  readonly phoneNumber: string;
  readonly cellPhoneNumber: string;
}

/** That a school hands the goods over, as it was when that was chosen; carts and orders keep their own copy. */
export interface StoredPickup {
  readonly schoolId: number;
  readonly schoolName: string;
  /** `YYYY-MM-DD`; the day, and the last one for orders. */
  readonly on: string;
  readonly until: string;
}

/** The response of the decision without the receipt token, which is not stored. */
export interface StoredDecision {
  readonly orderId: number;
  readonly orderNo: string;
  /** ISO 8601. */
  readonly orderedAt: string;
  readonly totalPayment: number;
  readonly paymentId: number;
  readonly paymentName: string;
  readonly bankAccount: StoredBankAccount | null;
  readonly dueOn: string | null;
  /** Points and coupons paid for everything; absent in responses of older versions. */
  readonly isPaid?: boolean;
}

/** The receiver of a gift, who enters the address later. */
export interface StoredReceiver {
  readonly name: string;
  /** Null: the giver hands the link over. */
  readonly email: string | null;
  readonly message: string;
}

/** A change of a cart that was carried out: its request key, and the hash of its request. */
export interface AppliedRequest {
  readonly key: string;
  readonly request: string;
}

/** A shopper's cart; once it belongs to a member, nobody else can access it. */
export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    userId: integer('user_id').references(() => users.id),
    /** open → decided (became an order) or merged (into the cart of the member who signed in). */
    status: text('status').$type<'open' | 'decided' | 'merged'>().notNull(),
    /** Who took a merged cart over. */
    mergedByUserId: integer('merged_by_user_id').references(() => users.id),
    paymentId: integer('payment_id'),
    /** The points that the shopper wishes to use; never more than balance and total count. */
    points: integer('points').notNull().default(0),
    /** The message of a failed payment, until the shopper changes the cart. */
    paymentError: text('payment_error'),
    /**
     * Payments of this cart that failed or were given up: a decision of an earlier attempt never places an
     * order.
     */
    paymentAttempt: integer('payment_attempt').notNull().default(0),
    /** The order is a gift to this person, whose address is not known yet. */
    receiver: jsonb('receiver').$type<StoredReceiver>(),
    remarks: text('remarks').notNull().default(''),
    ordererName: text('orderer_name').notNull().default(''),
    ordererEmail: text('orderer_email').notNull().default(''),
    ordererPhoneNumber: text('orderer_phone_number').notNull().default(''),
    /** The request and the response of the decision, which a repeated decision gets. */
    decisionRequest: text('decision_request'),
    decisionResponse: jsonb('decision_answer').$type<StoredDecision>(),
    /** The last changes that were sent with a request key, so that each is carried out once. */
    appliedRequests: jsonb('applied_requests').$type<readonly AppliedRequest[]>().notNull().default([]),
    /** Rises with every change of the contents: of two responses the higher is the newer. */
    revision: integer('revision').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // One open cart per member, so that two devices meet in the same one.
    uniqueIndex('carts_one_open_per_member')
      .on(table.userId)
      .where(sql`${table.status} = 'open' and ${table.userId} is not null`),
    // Those that became orders are kept longer, and would be looked through in vain for the others.
    index('carts_undecided_expiry')
      .on(table.expiresAt)
      .where(sql`${table.status} <> 'decided'`),
    index('carts_decided_expiry')
      .on(table.channelId, table.expiresAt)
      .where(sql`${table.status} = 'decided'`),
    check('carts_points', sql`${table.points} >= 0`),
    index('carts_channel').on(table.channelId),
    index('carts_merged_by_user')
      .on(table.mergedByUserId)
      .where(sql`${table.mergedByUserId} is not null`),
    index('carts_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);

/** The tokens of a cart, one for each device. Only hashes are stored. */
export const cartTokens = pgTable(
  'cart_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('cart_tokens_cart').on(table.cartId)],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Null once the product was removed from the catalogue: the line then counts as not found. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** The name at the time of adding, for words about a product that is gone. */
    productName: text('product_name').notNull(),
    /** How many units of sale: pieces, or cases of so many pieces. */
    quantity: integer('quantity').notNull(),
    /** The unit of sale; null: single pieces. */
    uosId: integer('uos_id').references(() => productUos.id, { onDelete: 'cascade' }),
    /** The line that this one is an accessory of. */
    parentId: integer('parent_id').references((): AnyPgColumn => cartLines.id, { onDelete: 'cascade' }),
    /** Where it goes; null: to the cart's first destination. */
    shippingId: integer('shipping_id').references(() => cartShippings.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('cart_lines_key').on(table.cartId, table.key),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 999`),
    index('cart_lines_parent')
      .on(table.parentId)
      .where(sql`${table.parentId} is not null`),
    index('cart_lines_product')
      .on(table.productId)
      .where(sql`${table.productId} is not null`),
    index('cart_lines_shipping')
      .on(table.shippingId)
      .where(sql`${table.shippingId} is not null`),
    index('cart_lines_uos')
      .on(table.uosId)
      .where(sql`${table.uosId} is not null`),
  ],
);

export const cartShippings = pgTable(
  'cart_shippings',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    userAddressId: integer('user_address_id').references(() => userAddresses.id, { onDelete: 'set null' }),
    /** Null while the receiver of a gift has not told it. */
    address: jsonb('address').$type<StoredAddress>(),
    /** The school that hands it over, whose address this is then; null: it is sent. */
    pickup: jsonb('pickup').$type<StoredPickup>(),
    /** 0: ordinary delivery, 1 to 3: the choices of core §3. */
    deliveryId: integer('delivery_id').notNull(),
    deliveryAt: date('delivery_at', { mode: 'string' }),
    deliveryTimezoneKey: text('delivery_timezone_key'),
  },
  (table) => [
    uniqueIndex('cart_shippings_key').on(table.cartId, table.key),
    index('cart_shippings_user_address')
      .on(table.userAddressId)
      .where(sql`${table.userAddressId} is not null`),
  ],
);

/** The packing of a destination's goods: wrapping paper, or a noshi with its text. */
export const cartPackings = pgTable(
  'cart_packings',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    shippingId: integer('shipping_id')
      .notNull()
      .references(() => cartShippings.id, { onDelete: 'cascade' }),
    packingId: integer('packing_id')
      .notNull()
      .references(() => packings.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** 表書き; empty on plain wrapping. */
    noshiTitle: text('noshi_title').notNull().default(''),
    /** 名入れ, or what a message card says; empty: none. */
    noshiName: text('noshi_name').notNull().default(''),
  },
  (table) => [
    uniqueIndex('cart_packings_key').on(table.cartId, table.key),
    check('cart_packings_quantity', sql`${table.quantity} between 1 and 999`),
    index('cart_packings_packing').on(table.packingId),
    index('cart_packings_shipping').on(table.shippingId),
  ],
);
