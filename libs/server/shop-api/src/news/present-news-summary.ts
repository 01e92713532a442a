import type { news } from '../db/schema';

/** A piece of news as lists show it: without its body. */
export const presentNewsSummary = (row: typeof news.$inferSelect, isRead: boolean) => ({
  id: row.id,
  title: row.title,
  label: row.label,
  published_at: row.publishedAt.toISOString(),
  is_read: isRead,
});
