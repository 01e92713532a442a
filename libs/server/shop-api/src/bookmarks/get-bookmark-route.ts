import { getBookmarkSpec } from '@shop/contract/bookmarks/get-bookmark';
import { defineRoute } from '../http/define-route';
import { findBookmark } from './bookmark-store';
import { bookmarkOwner } from './bookmark-owner';
import { presentBookmark } from './present-bookmark';

/** GET /v1/me/bookmarks/{id} */
export const getBookmarkRoute = defineRoute(getBookmarkSpec, async (context, { params: { id } }) =>
  presentBookmark(context, await findBookmark(context.db, bookmarkOwner(context), id)),
);
