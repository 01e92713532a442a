import type { Bookmark } from '@shop/contract/bookmarks/bookmark';
import type { RouteContext } from '../http/route-context';
import type { BookmarkRow } from './bookmark-store';
import { bookmarkNotFound } from './bookmark-not-found';
import { presentBookmarks } from './present-bookmarks';

/** One bookmark; 404 where there is none or its product is no longer shown. */
export async function presentBookmark(context: RouteContext, row: BookmarkRow | null): Promise<Bookmark> {
  const [bookmark] = row === null ? [] : await presentBookmarks(context, [row]);
  if (bookmark === undefined) throw bookmarkNotFound();
  return bookmark;
}
