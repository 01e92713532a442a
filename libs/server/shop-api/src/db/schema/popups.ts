import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { carts } from './carts';
import { images } from './images';
import { channelId, createdAt, isShow, updatedAt } from './columns';

/** Popups that open over a page, by themselves or after an event; `body` is HTML of the shop's editors. */
export const popups = pgTable(
  'popups',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    code: text('code').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    imageId: integer('image_id').references(() => images.id),
    linkUrl: text('link_url'),
    linkText: text('link_text').notNull().default(''),
    pages: jsonb('pages').$type<readonly string[]>().notNull(),
    /** The event after which it opens; null: with the page. */
    eventName: text('event_name'),
    frequency: text('frequency').$type<'once' | 'daily' | 'always'>().notNull(),
    position: integer('position').notNull(),
    isShow: isShow(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('popups_channel_code').on(table.channelId, table.code),
    index('popups_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
  ],
);

/** Anonymous events of the shop for its statistics. */
export const ecommerceEvents = pgTable(
  'ecommerce_events',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    name: text('name').notNull(),
    args: jsonb('args').$type<Readonly<Record<string, unknown>>>().notNull(),
    cartId: integer('cart_id').references(() => carts.id, { onDelete: 'set null' }),
    /** The recommendation that led here, as the caller counts them. */
    logrecoRcmdCt: text('logreco_rcmd_ct'),
    createdAt: createdAt(),
  },
  (table) => [
    index('ecommerce_events_newest').on(table.channelId, table.createdAt),
    uniqueIndex('ecommerce_events_purchase')
      .on(table.cartId)
      .where(sql`${table.name} = 'purchase' and ${table.cartId} is not null`),
    index('ecommerce_events_cart')
      .on(table.cartId)
      .where(sql`${table.cartId} is not null`),
  ],
);
