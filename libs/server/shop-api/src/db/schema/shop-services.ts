import type { NameEmbroideryInput } from '@shop/contract/name-embroideries/name-embroidery';
import { sql } from 'drizzle-orm';
import {
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
import type { StoredAddress } from './carts';
import { products } from './products';
import { users } from './users';
import { channelId, createdAt, updatedAt } from './columns';

/** Schools whose families may register and buy the uniform. */
export const schools = pgTable(
  'schools',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameKana: text('name_kana').notNull(),
    /** Hash of the word that the school gave its families. */
    passwordHash: text('password_hash').notNull(),
  },
  (table) => [uniqueIndex('schools_channel_code').on(table.channelId, table.code)],
);

/** Numbers that a school handed out to its families. */
export const schoolMembers = pgTable(
  'school_members',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    memberNumber: text('member_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.memberNumber] })],
);

/** The name that a member has stitched onto things. */
export const nameEmbroideries = pgTable('name_embroideries', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  script: text('script').$type<NameEmbroideryInput['script']>().notNull(),
  font: text('font').$type<NameEmbroideryInput['font']>().notNull(),
  colour: text('colour').$type<NameEmbroideryInput['colour']>().notNull(),
  position: text('position').$type<NameEmbroideryInput['position']>().notNull(),
  updatedAt: updatedAt(),
});

/** A printed catalogue as it was ordered. */
export interface OrderedCatalog {
  readonly id: number;
  readonly title: string;
}

/** Printed catalogues to be sent by post. */
export const catalogOrders = pgTable(
  'catalog_orders',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    number: text('number').notNull().unique(),
    email: text('email').notNull(),
    address: jsonb('address').$type<StoredAddress>().notNull(),
    catalogs: jsonb('catalogs').$type<readonly OrderedCatalog[]>().notNull(),
    remarks: text('remarks').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('catalog_orders_channel').on(table.channelId, table.createdAt)],
);

/** Who wants one mail when a product is back. */
export const restockNotices = pgTable(
  'restock_notices',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Hash of the key in the link that ends it. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    /** When the one mail was written; null: still waiting. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('restock_notices_waiting')
      .on(table.productId, table.email)
      .where(sql`${table.notifiedAt} is null`),
  ],
);
