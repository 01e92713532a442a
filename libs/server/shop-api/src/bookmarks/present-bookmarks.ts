import type { Bookmark } from '@shop/contract/bookmarks/bookmark';
import type { RouteContext } from '../http/route-context';
import { readProductCards } from '../products/read-product-cards';
import type { BookmarkRow } from './bookmark-store';

/** Bookmarks with their product cards; a bookmark whose product is no longer shown is left out. */
export async function presentBookmarks(
  context: RouteContext,
  rows: readonly BookmarkRow[],
): Promise<Bookmark[]> {
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
