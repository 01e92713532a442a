import type { Route } from '../http/define-route';
import { createBookmarkRoute } from './create-bookmark-route';
import { deleteBookmarkRoute } from './delete-bookmark-route';
import { getBookmarkRoute } from './get-bookmark-route';
import { listBookmarksRoute } from './list-bookmarks-route';

/** The member's bookmarked products. */
export const bookmarkRoutes: readonly Route[] = [
  listBookmarksRoute,
  createBookmarkRoute,
  getBookmarkRoute,
  deleteBookmarkRoute,
];
