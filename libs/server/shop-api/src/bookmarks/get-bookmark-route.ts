import { getBookmarkSpec } from '@shop/contract/bookmarks/get-bookmark';
import { handle } from '../http/handle';
import { findBookmark } from './bookmark-store';
import { bookmarkOwner } from './bookmark-owner';
import { presentBookmark } from './present-bookmark';

/** GET /v1/me/bookmarks/{id} */
export const getBookmarkRoute = handle(getBookmarkSpec, async (context, { params: { id } }) =>
  presentBookmark(context, await findBookmark(context.db, bookmarkOwner(context), id)),
);
