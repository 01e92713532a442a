import { deleteProductSearchHistorySpec } from '@shop/contract/product-search-histories/delete-product-search-history';
import { listProductSearchHistoriesSpec } from '@shop/contract/product-search-histories/list-product-search-histories';
import { and, desc, eq, sql } from 'drizzle-orm';
import { productSearchHistories } from '../db/schema';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';

/** No later search of the same member has the same word. */
const isLatestOfWord = sql`not exists (
  select 1 from ${productSearchHistories} later
  where later.user_id = ${productSearchHistories.userId} and later.word = ${productSearchHistories.word}
    and (later.created_at, later.id) > (${productSearchHistories.createdAt}, ${productSearchHistories.id}))`;

/** GET /v1/me/product-search-histories */
const listProductSearchHistoriesRoute = handle(listProductSearchHistoriesSpec, async (context, { query }) => {
  const { db, answer } = context;
  const mine = and(eq(productSearchHistories.userId, context.requireMember().id), isLatestOfWord);
  const { limit, offset } = pageBounds(query);
  const rows = await db
    .select()
    .from(productSearchHistories)
    .where(mine)
    .orderBy(desc(productSearchHistories.createdAt), desc(productSearchHistories.id))
    .limit(limit)
    .offset(offset);
  answer.paginate(await db.$count(productSearchHistories, mine), query.page, query.per);
  return rows.map(({ id, word, createdAt }) => ({ id, word, created_at: createdAt.toISOString() }));
});

/** DELETE /v1/me/product-search-histories/{id}: the word goes, with its earlier searches. */
const deleteProductSearchHistoryRoute = handle(
  deleteProductSearchHistorySpec,
  async (context, { params: { id } }) => {
    const userId = context.requireMember().id;
    const word = context.db
      .select({ word: productSearchHistories.word })
      .from(productSearchHistories)
      .where(and(eq(productSearchHistories.id, id), eq(productSearchHistories.userId, userId)));
    const removed = await context.db
      .delete(productSearchHistories)
      .where(and(eq(productSearchHistories.userId, userId), sql`${productSearchHistories.word} = (${word})`))
      .returning({ id: productSearchHistories.id });
    if (removed.length === 0) throw notFound('product_search_history.not_found', '検索履歴が見つかりません');
    return undefined;
  },
);

export const productSearchHistoryRoutes: readonly Route[] = [
  listProductSearchHistoriesRoute,
  deleteProductSearchHistoryRoute,
];
