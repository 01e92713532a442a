import { sql } from 'drizzle-orm';
import {
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
import { channels } from './channels';
import type { StoredBankAccount } from './payments';
import { products } from './products';
import { users } from './users';

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

/** The decision's answer without the receipt token, which is kept nowhere. */
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
}

/** A shopper's cart; once it has a member, nobody else reaches it. */
export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    userId: integer('user_id').references(() => users.id),
    /** open → decided (became an order) or merged (into the cart of the member who signed in). */
    status: text('status').$type<'open' | 'decided' | 'merged'>().notNull(),
    /** Who took a merged cart over. */
    mergedByUserId: integer('merged_by_user_id').references(() => users.id),
    paymentId: integer('payment_id'),
    remarks: text('remarks').notNull().default(''),
    ordererName: text('orderer_name').notNull().default(''),
    ordererEmail: text('orderer_email').notNull().default(''),
    ordererPhoneNumber: text('orderer_phone_number').notNull().default(''),
    /** What the decision was asked and what it answered, for whoever asks again. */
    decisionRequest: text('decision_request'),
    decisionAnswer: jsonb('decision_answer').$type<StoredDecision>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // One open cart per member, so that two devices meet in the same one.
    uniqueIndex('carts_one_open_per_member')
      .on(table.userId)
      .where(sql`${table.status} = 'open' and ${table.userId} is not null`),
    index('carts_expiry').on(table.expiresAt),
  ],
);

/** The keys of a cart: a member's devices hold one each. Only hashes are kept. */
export const cartTokens = pgTable(
  'cart_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
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
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    uniqueIndex('cart_lines_key').on(table.cartId, table.key),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 999`),
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
    address: jsonb('address').$type<StoredAddress>().notNull(),
    /** 0: ordinary delivery, 1 to 3: the choices of core §3. */
    deliveryId: integer('delivery_id').notNull(),
    deliveryAt: date('delivery_at', { mode: 'string' }),
    deliveryTimezoneKey: text('delivery_timezone_key'),
  },
  (table) => [uniqueIndex('cart_shippings_key').on(table.cartId, table.key)],
);
