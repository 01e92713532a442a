import type { staticPages } from '../db/schema';

type StaticPageRow = typeof staticPages.$inferSelect;

/** A static page as lists show it: without its body. */
export const presentStaticPageSummary = ({
  url,
  title,
  updatedAt,
}: Pick<StaticPageRow, 'url' | 'title' | 'updatedAt'>) => ({
  url,
  title,
  updated_at: updatedAt.toISOString(),
});
