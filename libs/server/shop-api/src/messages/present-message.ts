import { MESSAGE_PAGES } from '@shop/contract/messages/message';
import type { displayMessages } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';

/** A message as the API returns it, its HTML sanitised. */
export const presentMessage = (row: typeof displayMessages.$inferSelect) => ({
  code: row.code,
  page_names: MESSAGE_PAGES.filter((name) => row.pageNames.includes(name)),
  title: row.title,
  body: sanitiseHtml(row.body),
  is_hideable: row.isHideable,
  updated_at: row.updatedAt.toISOString(),
});
