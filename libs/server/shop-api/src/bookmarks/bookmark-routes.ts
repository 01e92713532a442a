import type { Bookmark } from '@shop/contract/bookmarks/bookmark';
import { createBookmarkSpec } from '@shop/contract/bookmarks/create-bookmark';
import { deleteBookmarkSpec } from '@shop/contract/bookmarks/delete-bookmark';
import { getBookmarkSpec } from '@shop/contract/bookmarks/get-bookmark';
import { listBookmarksSpec } from '@shop/contract/bookmarks/list-bookmarks';
import { notFound, refused } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import type { RouteContext } from '../http/route-context';
import { readProductCards } from '../products/read-product-cards';
import { requireShownProducts } from '../products/shown-product';
import {
  type BookmarkRow,
  findBookmark,
  insertBookmark,
  readBookmarks,
  removeBookmark,
} from './bookmark-store';

/** How many bookmarks a member may keep; told by `x-limit`. */
export const BOOKMARK_LIMIT = 200;

/** The same answer for unknown and foreign bookmarks. */
const bookmarkNotFound = () => notFound('bookmark.not_found', 'ブックマークが見つかりません');

const ownerOf = (context: RouteContext) => ({
  userId: context.requireMember().id,
  channelId: context.channel.id,
});

async function present(context: RouteContext, rows: readonly BookmarkRow[]): Promise<Bookmark[]> {
  const cardOf = await readProductCards(
    context,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap((row) => {
    const product = cardOf(row.productId);
    return product === null
      ? []
      : [{ id: row.id, product_id: row.productId, product, created_at: row.createdAt.toISOString() }];
  });
}

async function presentOne(context: RouteContext, row: BookmarkRow | null): Promise<Bookmark> {
  const [bookmark] = row === null ? [] : await present(context, [row]);
  if (bookmark === undefined) throw bookmarkNotFound();
  return bookmark;
}

/** GET /v1/me/bookmarks */
const listBookmarksRoute = handle(listBookmarksSpec, async (context, { query }) => {
  const { rows, total } = await readBookmarks(context.db, ownerOf(context), pageBounds(query));
  context.answer.header('x-limit', String(BOOKMARK_LIMIT));
  context.answer.paginate(total, query.page, query.per);
  return present(context, rows);
});

/** POST /v1/me/bookmarks */
const createBookmarkRoute = handle(createBookmarkSpec, async (context, { body: { product_id } }) => {
  const { userId, channelId } = ownerOf(context);
  const stored = await context.db.transaction(async (tx) => {
    await requireShownProducts(tx, channelId, [product_id]);
    const { row, count } = await insertBookmark(tx, {
      userId,
      productId: product_id,
      createdAt: context.clock.now(),
    });
    if (count > BOOKMARK_LIMIT)
      throw refused('bookmark.limit_exceeded', `登録できるブックマークは${BOOKMARK_LIMIT}件までです`);
    return row;
  });
  return presentOne(context, stored);
});

/** GET /v1/me/bookmarks/{id} */
const getBookmarkRoute = handle(getBookmarkSpec, async (context, { params: { id } }) =>
  presentOne(context, await findBookmark(context.db, ownerOf(context), id)),
);

/** DELETE /v1/me/bookmarks/{id} */
const deleteBookmarkRoute = handle(deleteBookmarkSpec, async (context, { params: { id } }) => {
  if (!(await removeBookmark(context.db, context.requireMember().id, id))) throw bookmarkNotFound();
  return undefined;
});

export const bookmarkRoutes: readonly Route[] = [
  listBookmarksRoute,
  createBookmarkRoute,
  getBookmarkRoute,
  deleteBookmarkRoute,
];
