import { type ProductHistory, PRODUCT_HISTORY_LIMIT } from '@shop/contract/product-histories/product-history';
import type { LimitedListQuery } from '@shop/contract/wire/limited-list-query';
import { limitAndOffset } from '../http/limit-and-offset';
import type { RouteContext } from '../http/route-context';
import { readProductCards } from '../products/read-product-cards';
import { findBookmarked } from './find-bookmarked';
import { type HistoryOwner, readHistory } from './product-history-store';

/** A page of the products that were viewed, newest first; sets the paging headers. */
export async function presentProductHistories(
  context: RouteContext,
  owner: HistoryOwner,
  page: LimitedListQuery,
): Promise<ProductHistory[]> {
  const { db, channel, member } = context;
  const { rows, total } = await readHistory(db, channel.id, owner, limitAndOffset(page));
  const ids = rows.map(({ productId }) => productId);
  const cardOf = await readProductCards(context, ids);
  const isBookmarked = await findBookmarked(db, member, ids);
  context.response.header('x-limit', String(PRODUCT_HISTORY_LIMIT));
  context.response.paginate(total, page.page, page.per);
  return rows.flatMap(({ productId, viewedAt }) => {
    const product = cardOf(productId);
    if (product === null) return [];
    const is_favorite = product.is_favorite || isBookmarked(productId);
    return [
      { product_id: productId, product: { ...product, is_favorite }, viewed_at: viewedAt.toISOString() },
    ];
  });
}
