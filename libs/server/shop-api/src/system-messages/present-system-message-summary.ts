import type { systemMessages } from '../db/schema';

/** A system message as lists show it: without its body. */
export const presentSystemMessageSummary = (row: typeof systemMessages.$inferSelect, isRead: boolean) => ({
  id: row.id,
  title: row.title,
  is_important: row.isImportant,
  published_at: row.publishedAt.toISOString(),
  is_read: isRead,
});
