import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import type { ShopEnvironment } from '../../ports/shop-environment';

/**
 * Whether the database is a live shop's or a demonstration's: one row, written once, which copies and backups
 * include.
 */
export const shopEnvironment = pgTable(
  'shop_environment',
  {
    /** Always true, so that there is no second row. */
    id: boolean('id').primaryKey().default(true),
    env: text('env').$type<ShopEnvironment>().notNull(),
  },
  ({ id, env }) => [
    check('shop_environment_one_row', sql`${id}`),
    check('shop_environment_env', sql`${env} in ('demo', 'live')`),
  ],
);
