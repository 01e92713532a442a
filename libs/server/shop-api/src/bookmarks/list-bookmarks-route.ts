import { listBookmarksSpec } from '@shop/contract/bookmarks/list-bookmarks';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { readBookmarks } from './bookmark-store';
import { BOOKMARK_LIMIT } from './bookmark-limit';
import { bookmarkOwner } from './bookmark-owner';
import { presentBookmarks } from './present-bookmarks';

/** GET /v1/me/bookmarks */
export const listBookmarksRoute = handle(listBookmarksSpec, async (context, { query }) => {
  const { rows, total } = await readBookmarks(context.db, bookmarkOwner(context), pageBounds(query));
  context.answer.header('x-limit', String(BOOKMARK_LIMIT));
  context.answer.paginate(total, query.page, query.per);
  return presentBookmarks(context, rows);
});
