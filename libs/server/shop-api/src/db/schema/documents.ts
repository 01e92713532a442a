import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { channels } from './channels';
import { orders } from './orders';

/** The issuer of a shop's documents, and the mail address for inquiries. */
export const documentIssuers = pgTable('document_issuers', {
  channelId: integer('channel_id')
    .primaryKey()
    .references(() => channels.id),
  name: text('name').notNull(),
  /** `1234567`; empty: none is printed. */
  postalCode: text('postal_code').notNull(),
  address: text('address').notNull(),
  phoneNumber: text('phone_number').notNull(),
  /** The mailbox that gets notices of inquiries; empty: none, they are in the operator's list only. */
  contactEmail: text('contact_email').notNull().default(''),
  /** 登録番号 of a qualified invoice, `T` and thirteen digits; empty: the shop has none. */
  registrationNumber: text('registration_number').notNull(),
  /** Days for which a quotation holds. */
  quotationDays: integer('quotation_days').notNull(),
});

/** The settings of an order's receipt, and how often it was issued. */
export const orderReceipts = pgTable('order_receipts', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** 宛名; empty: the orderer. */
  addressee: text('addressee').notNull().default(''),
  honorific: text('honorific').$type<'様' | '御中'>().notNull().default('様'),
  /** 但し書き; empty: お品代として. */
  proviso: text('proviso').notNull().default(''),
  issuedCount: integer('issued_count').notNull().default(0),
  firstIssuedAt: timestamp('first_issued_at', { withTimezone: true }),
});
