import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { channels } from './channels';

/** お知らせ. */
export const news = pgTable(
  'news',
  {
    id: serial('id').primaryKey(),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    title: text('title').notNull(),
    label: text('label').notNull(),
    body: text('body').notNull(),
    isShow: boolean('is_show').notNull().default(true),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('news_list').on(table.channelId, table.publishedAt)],
);
