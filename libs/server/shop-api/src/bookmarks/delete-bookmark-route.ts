import { deleteBookmarkSpec } from '@shop/contract/bookmarks/delete-bookmark';
import { defineRoute } from '../http/define-route';
import { removeBookmark } from './bookmark-store';
import { bookmarkNotFound } from './bookmark-not-found';

/** DELETE /v1/me/bookmarks/{id} */
export const deleteBookmarkRoute = defineRoute(deleteBookmarkSpec, async (context, { params: { id } }) => {
  if (!(await removeBookmark(context.db, context.requireMember().id, id))) throw bookmarkNotFound();
  return undefined;
});
