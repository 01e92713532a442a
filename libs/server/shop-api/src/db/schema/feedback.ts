import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  timestamp,
} from 'drizzle-orm/pg-core';
import { productModels } from './products';
import { uploads } from './uploads';
import { customerGroups, users } from './users';
import { channelId, createdAt, isShow } from './columns';
import { memberId } from './member-column';

/** Messages of the shop to one member, to a customer group or to all. */
export const systemMessages = pgTable(
  'system_messages',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    groupId: integer('group_id').references(() => customerGroups.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    isImportant: boolean('is_important').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [
    index('system_messages_list').on(table.channelId, table.publishedAt),
    index('system_messages_group')
      .on(table.groupId)
      .where(sql`${table.groupId} is not null`),
    index('system_messages_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);

/** Which member has read which message. */
export const systemMessageReads = pgTable(
  'system_message_reads',
  {
    userId: memberId(),
    messageId: integer('message_id')
      .notNull()
      .references(() => systemMessages.id, { onDelete: 'cascade' }),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId] }),
    index('system_message_reads_message').on(table.messageId),
  ],
);

/** Products that shoppers ask the shop to sell. */
export const productRequests = pgTable(
  'product_requests',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    productName: text('product_name').notNull(),
    makerName: text('maker_name').notNull(),
    body: text('body').notNull(),
    /** The address for the reply to a guest. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    status: text('status')
      .$type<'received' | 'investigating' | 'available' | 'declined'>()
      .notNull()
      .default('received'),
    reply: text('reply').notNull().default(''),
    /** Taken out of the member's history. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Hash of what the request is recognised by when it is sent again. */
    requestKey: text('request_key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('product_requests_user').on(table.userId, table.createdAt),
    uniqueIndex('product_requests_request').on(table.requestKey),
    index('product_requests_channel').on(table.channelId),
    // Guests', by their mail addresses and by their age.
    index('product_requests_guest_email')
      .on(table.channelId, table.email)
      .where(sql`${table.userId} is null`),
    index('product_requests_guest_age')
      .on(table.channelId, table.createdAt)
      .where(sql`${table.userId} is null`),
  ],
);

/** Reviews belong to the model: variants share them. */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: serial('id').primaryKey(),
    productModelId: integer('product_model_id')
      .notNull()
      .references(() => productModels.id, { onDelete: 'cascade' }),
    userId: memberId(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    nickname: text('nickname').notNull(),
    isShow: isShow(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('product_reviews_once').on(table.productModelId, table.userId),
    check('product_reviews_rating', sql`${table.rating} between 1 and 5`),
    index('product_reviews_user').on(table.userId),
    // A page of the reviews of a product, the newest first.
    index('product_reviews_page')
      .on(table.productModelId, table.createdAt, table.id)
      .where(sql`${table.isShow}`),
  ],
);

/** Photos of reviews: uploads of the members who wrote them. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: serial('id').primaryKey(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => productReviews.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('review_photos_once').on(table.uploadId),
    index('review_photos_review').on(table.reviewId),
  ],
);
