import type { freeAreas } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';

/** A free area as the API returns it. */
export const presentFreeArea = (row: typeof freeAreas.$inferSelect) => ({
  code: row.code,
  name: row.name,
  body: sanitiseHtml(row.body),
  updated_at: row.updatedAt.toISOString(),
});
