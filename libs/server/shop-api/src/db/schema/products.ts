import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { channelId, isShow } from './columns';
import { images } from './images';
import { COLOUR_OF_OPTIONS, type StoredOption } from './product-options';

export const categories = pgTable(
  'categories',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    /** What is sorted: `products` or `inquiries`. */
    tableName: text('table_name').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    position: integer('position').notNull(),
    imageId: integer('image_id').references(() => images.id),
    /** False while an import brings it in. */
    isShow: isShow(),
  },
  (table) => [
    uniqueIndex('categories_channel_table_key').on(table.channelId, table.tableName, table.key),
    index('categories_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
    index('categories_parent')
      .on(table.parentId)
      .where(sql`${table.parentId} is not null`),
  ],
);

export const makers = pgTable(
  'makers',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    nameKana: text('name_kana').notNull(),
    description: text('description').notNull(),
    position: integer('position').notNull(),
    imageId: integer('image_id').references(() => images.id),
    /** False while an import brings it in. */
    isShow: isShow(),
  },
  (table) => [
    uniqueIndex('makers_channel_key').on(table.channelId, table.key),
    // A page of makers is read with its pictures alone.
    index('makers_list').on(table.channelId, table.position, table.id),
    index('makers_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
  ],
);

export const brands = pgTable(
  'brands',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    makerId: integer('maker_id')
      .notNull()
      .references(() => makers.id),
    key: text('key').notNull(),
    name: text('name').notNull(),
    nameKana: text('name_kana').notNull(),
    position: integer('position').notNull(),
    /** False while an import brings it in. */
    isShow: isShow(),
  },
  (table) => [
    uniqueIndex('brands_channel_key').on(table.channelId, table.key),
    index('brands_maker').on(table.makerId),
  ],
);

/** A product as shoppers see it; its variants are rows of `products`. */
export const productModels = pgTable(
  'product_models',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameKana: text('name_kana').notNull(),
    catchCopy: text('catch_copy').notNull(),
    description: text('description').notNull(),
    makerId: integer('maker_id')
      .notNull()
      .references(() => makers.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    /** Whole percent: 10, or 8 for food. */
    taxRate: integer('tax_rate').$type<10 | 8>().notNull(),
    /** Working days until it leaves the warehouse. */
    shippingDays: integer('shipping_days').notNull(),
    /** Points per hundred yen. */
    pointPercent: integer('point_percent').notNull().default(1),
    isShow: isShow(),
    /** Higher comes first in おすすめ順. */
    recommendRank: integer('recommend_rank').notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /** Name, reading, codes, maker, brand and categories in the normal form of `normalise-search-text`. */
    searchText: text('search_text').notNull(),
    /** The shown reviews. This and the next two are kept by triggers on `product_reviews`, in the same transaction. */
    reviewCount: integer('review_count').notNull().default(0),
    /** The sum of their ratings. */
    reviewStars: integer('review_stars').notNull().default(0),
    /** Their average drawn towards the middle while they are few, so that one review makes no best product; 0 without any. */
    reviewScore: real('review_score').notNull().default(0),
  },
  (table) => [
    uniqueIndex('product_models_channel_code').on(table.channelId, table.code),
    // Lists are read in the order of one of these, so that a page costs as much as it shows.
    index('product_models_recommended')
      .on(table.channelId, table.recommendRank, table.id)
      .where(sql`is_show`),
    index('product_models_new')
      .on(table.channelId, table.publishedAt, table.id)
      .where(sql`is_show`),
    index('product_models_reviewed')
      .on(table.channelId, table.reviewScore, table.reviewCount, table.id)
      .where(sql`is_show`),
    index('product_models_maker').on(table.makerId),
    index('product_models_brand').on(table.brandId, table.recommendRank, table.id),
  ],
);

export const productModelCategories = pgTable(
  'product_model_categories',
  {
    productModelId: integer('product_model_id')
      .notNull()
      .references(() => productModels.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.productModelId, table.categoryId] }),
    index('product_model_categories_category').on(table.categoryId),
  ],
);

/** A variant, which has a price and a stock and is put into carts. */
export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    productModelId: integer('product_model_id')
      .notNull()
      .references(() => productModels.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Product number (商品番号). */
    code: text('code').notNull(),
    /** The model's name with the variant's options. */
    name: text('name').notNull(),
    options: jsonb('options').$type<readonly StoredOption[]>().notNull().default([]),
    /** The value of the option that names its colour; null where none does. */
    colour: text('colour').generatedAlwaysAs(sql.raw(COLOUR_OF_OPTIONS)),
    /** Order among its siblings; 0 represents the model in lists. */
    position: integer('position').notNull(),
    /** Yen, as the shop states prices: with tax or without (`PRICE.SUMS`). */
    price: integer('price').notNull(),
    /** The price before a price cut, stated likewise. */
    beforePrice: integer('before_price'),
    /** Pieces that can be sold now. stock + reserved + sold = initial. */
    stock: integer('stock').notNull(),
    reserved: integer('reserved').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    initialStock: integer('initial_stock').notNull(),
    /** Whether more can be bought than is in stock (お取り寄せ): what is missing comes in for the order. */
    isSoldOnOrder: boolean('is_sold_on_order').notNull().default(false),
    /** Single pieces are ordered in multiples of it (販売ロット); units of sale are not bound to it. */
    lotSize: integer('lot_size').notNull().default(1),
    isShow: isShow(),
    /** Whether it may be bought; a product can be shown without being on sale. */
    isOnSale: boolean('is_on_sale').notNull().default(true),
    imageId: integer('image_id').references(() => images.id),
  },
  (table) => [
    uniqueIndex('products_channel_key').on(table.channelId, table.key),
    // For buyers who order by product numbers.
    index('products_code').on(table.channelId, table.code),
    index('products_model').on(table.productModelId, table.position),
    index('products_price')
      .on(table.channelId, table.price, table.productModelId)
      .where(sql`is_show`),
    index('products_colour')
      .on(table.channelId, table.colour, table.productModelId)
      .where(sql`is_show and colour is not null`),
    check(
      'products_stock_not_negative',
      sql`${table.stock} >= 0 and ${table.reserved} >= 0 and ${table.sold} >= 0`,
    ),
    check('products_lot_size', sql`${table.lotSize} >= 1`),
    index('products_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
  ],
);

/** Further pictures of a variant, besides its main one. */
export const productImages = pgTable(
  'product_images',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_images_image').on(table.imageId),
  ],
);
