import { BOOKMARK_ERRORS } from '@shop/contract/bookmarks/bookmark-errors';
import { createBookmarkSpec } from '@shop/contract/bookmarks/create-bookmark';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { requireShownProducts } from '../products/shown-product';
import { insertBookmark } from './bookmark-store';
import { BOOKMARK_LIMIT } from './bookmark-limit';
import { bookmarkOwner } from './bookmark-owner';
import { presentBookmark } from './present-bookmark';

/** POST /v1/me/bookmarks */
export const createBookmarkRoute = defineRoute(
  createBookmarkSpec,
  async (context, { body: { product_id } }) => {
    const { userId, channelId } = bookmarkOwner(context);
    const stored = await context.db.transaction(async (tx) => {
      await requireShownProducts(tx, channelId, [product_id]);
      const { row, count } = await insertBookmark(tx, channelId, {
        userId,
        productId: product_id,
        createdAt: context.clock.now(),
      });
      if (count > BOOKMARK_LIMIT)
        throw rejected(BOOKMARK_ERRORS.limitExceeded, `登録できるブックマークは${BOOKMARK_LIMIT}件までです`);
      return row;
    });
    return presentBookmark(context, stored);
  },
);
