import type { LayoutBlockContent } from '@shop/contract/layouts/layout-block';
import type { LayoutName } from '@shop/contract/layouts/layout-name';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { collections } from './content-lists';
import { coupons } from './coupons';
import { images } from './images';
import { channelId, isShow, updatedAt } from './columns';

/** Pages with their own path: legal notices, guides. `body` is HTML of the shop's editors, not trusted. */
export const staticPages = pgTable(
  'static_pages',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    /** Begins with a slash, e.g. `/legal`. */
    url: text('url').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    layout: text('layout').$type<LayoutName>().notNull().default('default'),
    body: text('body').notNull(),
    isShow: isShow(),
    position: integer('position').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('static_pages_channel_url').on(table.channelId, table.url)],
);

/** The layout of a page, where it differs from the default. */
export const pageLayouts = pgTable(
  'page_layouts',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    page: text('page').notNull(),
    layout: text('layout').$type<LayoutName>().notNull(),
    isShowHeader: boolean('is_show_header').notNull().default(true),
    isShowFooter: boolean('is_show_footer').notNull().default(true),
  },
  (table) => [uniqueIndex('page_layouts_channel_page').on(table.channelId, table.page)],
);

/** The blocks of a page, one row each. */
export const layoutBlocks = pgTable(
  'layout_blocks',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    page: text('page').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull().default(''),
    content: jsonb('content').$type<LayoutBlockContent>().notNull(),
    isShow: isShow(),
  },
  (table) => [index('layout_blocks_page').on(table.channelId, table.page, table.position)],
);

/** Pieces of HTML that themes place by their code. */
export const freeAreas = pgTable(
  'free_areas',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    body: text('body').notNull(),
    isShow: isShow(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('free_areas_channel_code').on(table.channelId, table.code)],
);

/** Messages shown on pages until the shopper hides them (account §4). */
export const displayMessages = pgTable(
  'display_messages',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    code: text('code').notNull(),
    pageNames: jsonb('page_names').$type<readonly string[]>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    isHideable: boolean('is_hideable').notNull().default(true),
    isShow: isShow(),
    position: integer('position').notNull().default(0),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('display_messages_channel_code').on(table.channelId, table.code)],
);

/** Landing pages of campaigns. */
export const landingPages = pgTable(
  'landing_pages',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    layout: text('layout').$type<LayoutName>().notNull().default('default'),
    isShowHeader: boolean('is_show_header').notNull().default(true),
    isShowFooter: boolean('is_show_footer').notNull().default(true),
    body: text('body').notNull(),
    /** Where the page sends its guests instead, as the editor wrote it. */
    redirectUrl: text('redirect_url'),
    /** Whose products it shows below its text. */
    collectionId: integer('collection_id').references(() => collections.id, { onDelete: 'set null' }),
    imageId: integer('image_id').references(() => images.id),
    isShow: isShow(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('landing_pages_channel_slug').on(table.channelId, table.slug),
    index('landing_pages_collection')
      .on(table.collectionId)
      .where(sql`${table.collectionId} is not null`),
    index('landing_pages_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
  ],
);

/** Coupons that a landing page hands out. */
export const landingPageCoupons = pgTable(
  'landing_page_coupons',
  {
    landingPageId: integer('landing_page_id')
      .notNull()
      .references(() => landingPages.id, { onDelete: 'cascade' }),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.landingPageId, table.couponId] }),
    index('landing_page_coupons_coupon').on(table.couponId),
  ],
);
