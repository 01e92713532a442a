import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { images } from './images';
import { productModels } from './products';
import { image, position, productModelId } from './content-columns';
import { channelId, isShow, updatedAt } from './columns';

/** Pictures with a link, by the area in which they are shown. */
export const banners = pgTable(
  'banners',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    area: text('area').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    /** As the editor wrote it; checked on the way out. */
    linkUrl: text('link_url'),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id),
    /** The name under which the picture is saved, without its ending; null: it is not offered as a file. */
    downloadName: text('download_name'),
    position: position(),
    isShow: isShow(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [
    index('banners_area').on(table.channelId, table.area, table.position),
    index('banners_image').on(table.imageId),
  ],
);

/** Articles; `body` is HTML of the shop's editors. */
export const blogs = pgTable(
  'blogs',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    title: text('title').notNull(),
    label: text('label').notNull(),
    excerpt: text('excerpt').notNull(),
    body: text('body').notNull(),
    author: text('author').notNull(),
    imageId: image(),
    isShow: isShow(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('blogs_list').on(table.channelId, table.publishedAt),
    index('blogs_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
  ],
);

/** Digital catalogues (flip books). */
export const flipBooks = pgTable(
  'flip_books',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    imageId: image(),
    isShow: isShow(),
    position: position(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('flip_books_channel_key').on(table.channelId, table.key),
    index('flip_books_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
  ],
);

export const flipBookPages = pgTable(
  'flip_book_pages',
  {
    flipBookId: integer('flip_book_id')
      .notNull()
      .references(() => flipBooks.id, { onDelete: 'cascade' }),
    /** 1 is the cover. */
    number: integer('number').notNull(),
    title: text('title').notNull(),
    /** The text of the page, for shoppers who cannot see it. */
    text: text('text').notNull(),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id),
    productModelId: integer('product_model_id').references(() => productModels.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.flipBookId, table.number] }),
    index('flip_book_pages_image').on(table.imageId),
    index('flip_book_pages_product_model')
      .on(table.productModelId)
      .where(sql`${table.productModelId} is not null`),
  ],
);

/** Printed catalogues that the shop sends by post. */
export const catalogs = pgTable(
  'catalogs',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    imageId: image(),
    pageCount: integer('page_count').notNull(),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    /** The same one to leaf through on the screen. */
    flipBookId: integer('flip_book_id').references(() => flipBooks.id, { onDelete: 'set null' }),
    isOrderable: boolean('is_orderable').notNull().default(true),
    isShow: isShow(),
    position: position(),
  },
  (table) => [
    uniqueIndex('catalogs_channel_key').on(table.channelId, table.key),
    index('catalogs_flip_book')
      .on(table.flipBookId)
      .where(sql`${table.flipBookId} is not null`),
    index('catalogs_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
  ],
);

/** Curated lists of products. */
export const collections = pgTable(
  'collections',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    alias: text('alias').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    imageId: image(),
    isShow: isShow(),
  },
  (table) => [
    uniqueIndex('collections_channel_alias').on(table.channelId, table.alias),
    index('collections_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
  ],
);

export const collectionModels = pgTable(
  'collection_models',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productModelId: productModelId(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.productModelId] }),
    index('collection_models_product_model').on(table.productModelId),
  ],
);

export const qaCategories = pgTable(
  'qa_categories',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => qaCategories.id),
    position: position(),
  },
  (table) => [
    uniqueIndex('qa_categories_channel_key').on(table.channelId, table.key),
    index('qa_categories_parent')
      .on(table.parentId)
      .where(sql`${table.parentId} is not null`),
  ],
);

/** Questions and answers; `answer` is HTML of the shop's editors. */
export const qas = pgTable(
  'qas',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    qaCategoryId: integer('qa_category_id')
      .notNull()
      .references(() => qaCategories.id),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    position: position(),
    isShow: isShow(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('qas_category').on(table.qaCategoryId, table.position),
    index('qas_channel').on(table.channelId),
  ],
);
