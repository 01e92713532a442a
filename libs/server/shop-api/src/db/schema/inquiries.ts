import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { categories } from './products';
import { uploads } from './uploads';
import { users } from './users';
import { channelId, createdAt, updatedAt } from './columns';

/** Inquiries of shoppers. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    /** Null for a guest, who gets replies by mail. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** What the sender and the shop call it, e.g. `Q260610-7K3F9Q2M`. */
    number: text('number').notNull().unique(),
    /** Hash of the key that preparing gave: one inquiry per key, however often it is sent. */
    prepareKeyHash: text('prepare_key_hash').unique(),
    name: text('name').notNull(),
    nameKana: text('name_kana').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    companyName: text('company_name').notNull(),
    body: text('body').notNull(),
    /** waiting: the shop has to reply · answered: the shop wrote last. */
    status: text('status').$type<'waiting' | 'answered'>().notNull().default('waiting'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('inquiries_user').on(table.userId, table.updatedAt),
    index('inquiries_channel').on(table.channelId, table.status, table.updatedAt),
    // Guests', by their mail addresses and by their age.
    index('inquiries_guest_email')
      .on(table.channelId, table.email)
      .where(sql`${table.userId} is null`),
    index('inquiries_guest_age')
      .on(table.channelId, table.updatedAt)
      .where(sql`${table.userId} is null`),
    index('inquiries_category')
      .on(table.categoryId)
      .where(sql`${table.categoryId} is not null`),
  ],
);

/** Comments on an inquiry: the shop's replies and the member's further comments. */
export const inquiryComments = pgTable(
  'inquiry_comments',
  {
    id: serial('id').primaryKey(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    author: text('author').$type<'shop' | 'member'>().notNull(),
    body: text('body').notNull(),
    /** The key of the request that added it; null where it had none. Repeated, it adds nothing. */
    requestKey: text('request_key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('inquiry_comments_inquiry').on(table.inquiryId, table.id),
    uniqueIndex('inquiry_comments_request').on(table.inquiryId, table.requestKey),
  ],
);

/** Files that belong to an inquiry. */
export const inquiryFiles = pgTable(
  'inquiry_files',
  {
    id: serial('id').primaryKey(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('inquiry_files_once').on(table.inquiryId, table.uploadId),
    index('inquiry_files_upload').on(table.uploadId),
  ],
);
