import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { StoredAddress } from './carts';
import { channelId, createdAt } from './columns';
import { users } from './users';

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
  (table) => [
    index('catalog_orders_channel').on(table.channelId, table.createdAt),
    index('catalog_orders_email').on(table.channelId, table.email),
    index('catalog_orders_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);
