import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { channels } from './channels';
import { users } from './users';

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

/** Which member has read which piece of news. */
export const newsReads = pgTable(
  'news_reads',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.newsId] }),
    index('news_reads_news').on(table.newsId),
  ],
);
