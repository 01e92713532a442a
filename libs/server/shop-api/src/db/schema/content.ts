import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { channelId, isShow } from './columns';
import { memberId } from './member-column';

/** お知らせ; `body` is HTML of the shop's editors. */
export const news = pgTable(
  'news',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    title: text('title').notNull(),
    label: text('label').notNull(),
    body: text('body').notNull(),
    isShow: isShow(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('news_list').on(table.channelId, table.publishedAt)],
);

/** Which member has read which news item. */
export const newsReads = pgTable(
  'news_reads',
  {
    userId: memberId(),
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
