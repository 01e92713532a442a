import { listBookmarksSpec } from '@shop/contract/bookmarks/list-bookmarks';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { readBookmarks } from './bookmark-store';
import { BOOKMARK_LIMIT } from './bookmark-limit';
import { bookmarkOwner } from './bookmark-owner';
import { presentBookmarks } from './present-bookmarks';

/** GET /v1/me/bookmarks */
export const listBookmarksRoute = defineRoute(listBookmarksSpec, async (context, { query }) => {
  const { rows, total } = await readBookmarks(context.db, bookmarkOwner(context), limitAndOffset(query));
  context.response.header('x-limit', String(BOOKMARK_LIMIT));
  context.response.paginate(total, query.page, query.per);
  return presentBookmarks(context, rows);
});
