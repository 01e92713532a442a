import { boolean, integer, timestamp } from 'drizzle-orm/pg-core';
import { channels } from './channels';

/** The shop that a row belongs to. */
export const channelId = () =>
  integer('channel_id')
    .notNull()
    .references(() => channels.id);

/** When a row was inserted. */
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull();

/** When a row was changed last. */
export const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull();

/** False where editors hide a row from shoppers. */
export const isShow = () => boolean('is_show').notNull().default(true);
