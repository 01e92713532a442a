import type { LoginMethod } from '@shop/contract/login-histories/list-login-histories';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './products';
import { users } from './users';
import { channelId, createdAt } from './columns';
import { memberId } from './member-column';

/** Viewed products, of a member or of a guest, whose token is stored as a hash. */
export const productHistories = pgTable(
  'product_histories',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestTokenHash: text('guest_token_hash'),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // A product is in a history once, whatever runs at the same time.
    uniqueIndex('product_histories_member_once').on(table.userId, table.productId),
    uniqueIndex('product_histories_guest_once').on(table.guestTokenHash, table.productId),
    check('product_histories_one_owner', sql`(${table.userId} is null) <> (${table.guestTokenHash} is null)`),
    index('product_histories_channel').on(table.channelId, table.viewedAt),
    index('product_histories_product').on(table.productId),
  ],
);

/** Successful sign-ins. */
export const loginHistories = pgTable(
  'login_histories',
  {
    id: serial('id').primaryKey(),
    userId: memberId(),
    clientIp: text('client_address').notNull(),
    userAgent: text('user_agent').notNull(),
    loggedInAt: timestamp('logged_in_at', { withTimezone: true }).notNull(),
    /** How the member signed in; null for those from before this was stored. */
    method: text('method').$type<LoginMethod>(),
  },
  (table) => [
    index('login_histories_user').on(table.userId, table.loggedInAt),
    index('login_histories_newest').on(table.loggedInAt),
  ],
);

/** Words that members and guests searched for. */
export const productSearchHistories = pgTable(
  'product_search_histories',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    userId: integer('user_id').references(() => users.id),
    word: text('word').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('product_search_histories_user').on(table.userId, table.createdAt),
    index('product_search_histories_channel').on(table.channelId, table.createdAt),
  ],
);
