import { type ProductHistory, PRODUCT_HISTORY_LIMIT } from '@shop/contract/product-histories/product-history';
import type { RouteContext } from '../http/route-context';
import { readProductCards } from '../products/read-product-cards';
import { findBookmarked } from './find-bookmarked';
import { type HistoryOwner, readHistory } from './product-history-store';

/** The products that were viewed, newest first; sets the paging headers. */
export async function presentProductHistories(
  context: RouteContext,
  owner: HistoryOwner,
): Promise<ProductHistory[]> {
  const { db, channel, member } = context;
  const rows = await readHistory(db, channel.id, owner);
  const ids = rows.map(({ productId }) => productId);
  const cardOf = await readProductCards(context, ids);
  const isBookmarked = await findBookmarked(db, member, ids);
  context.response.header('x-limit', String(PRODUCT_HISTORY_LIMIT));
  context.response.paginate(rows.length, 1, 'all');
  return rows.flatMap(({ productId, viewedAt }) => {
    const product = cardOf(productId);
    if (product === null) return [];
    const is_favorite = product.is_favorite || isBookmarked(productId);
    return [
      { product_id: productId, product: { ...product, is_favorite }, viewed_at: viewedAt.toISOString() },
    ];
  });
}
