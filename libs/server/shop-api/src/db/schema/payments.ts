import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { channelId } from './columns';

/** The bank account for transfers in advance. */
export interface StoredBankAccount {
  readonly bankName: string;
  readonly branchName: string;
  readonly accountType: string;
  readonly accountNumber: string;
  readonly accountHolder: string;
}

/** The payment methods of a channel; `payment_id` is the choice of core §3 (1 to 3), or one beyond. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    channelId: channelId(),
    paymentId: integer('payment_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    isUsable: boolean('is_usable').notNull(),
    /** Only members may choose it. */
    isMembersOnly: boolean('is_members_only').notNull().default(false),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.paymentId] })],
);

/** What a payment method costs by the total to be collected. Above the highest bracket it cannot be chosen. */
export const paymentFeeBrackets = pgTable(
  'payment_fee_brackets',
  {
    channelId: channelId(),
    paymentId: integer('payment_id').notNull(),
    /** The highest total with tax, before the fee, that this fee is for. */
    upTo: integer('up_to').notNull(),
    /** Yen, as the shop states fees (`PRICE.SUMS`). */
    fee: integer('fee').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.paymentId, table.upTo] })],
);

/** The checkout settings of a channel; `checkout_rules` is their name in the database only. */
export const checkoutSettings = pgTable('checkout_rules', {
  channelId: channelId().primaryKey(),
  /** Goods from which shipping is free, as the shop states amounts (`PRICE.SUMS`); null: never. */
  freeShippingFrom: integer('free_carriage_from'),
  bankAccount: jsonb('bank_account').$type<StoredBankAccount>().notNull(),
  /** Days until the money is due. */
  paymentDueDays: integer('payment_due_days').notNull(),
  /** Days to pay at a convenience store, after the day of the order. */
  convenienceDueDays: integer('convenience_due_days').notNull().default(3),
  /** An unpaid order is reminded of so many days before it ends; null: never. */
  unpaidRemindDays: integer('unpaid_remind_days').default(2),
  /** Unpaid bank transfers are cancelled so many days after they were due; null: never. */
  unpaidCancelDays: integer('unpaid_cancel_days').default(7),
  /** How many orders that are paid later a mail address may place as a guest in a day; null: no limit. */
  guestTransfersPerDay: integer('guest_transfers_per_day').default(5),
  /** How many pieces of a product a guest may order at once; null: no limit. */
  guestPiecesPerProduct: integer('guest_pieces_per_product').default(100),
  /** First letters of order numbers. */
  orderNoPrefix: text('order_no_prefix').notNull(),
  /** Orders until this hour (Asia/Tokyo) of an open day count for that day. */
  cutOffHour: integer('cut_off_hour').notNull(),
  /** The mailbox that gets a mail for each order; empty: none. */
  orderMailTo: text('order_mail_to').notNull().default(''),
});

/** Shipping fee and days of transport for each prefecture. */
export const shippingFeeRates = pgTable(
  'carriage_rates',
  {
    channelId: channelId(),
    prefecture: text('prefecture').notNull(),
    /** Yen, as the shop states fees. */
    amount: integer('amount').notNull(),
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.prefecture] })],
);

/** Delivery methods; delivery_id 0 is the ordinary one, 1 to 3 are the choices of core §3. */
export const deliveryMethods = pgTable(
  'delivery_methods',
  {
    channelId: channelId(),
    deliveryId: integer('delivery_id').notNull(),
    name: text('name').notNull(),
    isShippingFree: boolean('is_carriage_free').notNull(),
    /** Arrives only on days when the shop works. */
    isOpenDaysOnly: boolean('is_open_days_only').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.deliveryId] })],
);

/** Time slots to choose from. */
export const deliveryTimezones = pgTable(
  'delivery_timezones',
  {
    channelId: channelId(),
    key: text('key').notNull(),
    label: text('label').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.key] })],
);
