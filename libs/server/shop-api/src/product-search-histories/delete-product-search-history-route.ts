import { PRODUCT_SEARCH_HISTORY_ERRORS } from '@shop/contract/product-search-histories/product-search-history-errors';
import { deleteProductSearchHistorySpec } from '@shop/contract/product-search-histories/delete-product-search-history';
import { and, eq, sql } from 'drizzle-orm';
import { productSearchHistories } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';

/** DELETE /v1/me/product-search-histories/{id}: the word goes, with its earlier searches. */
export const deleteProductSearchHistoryRoute = defineRoute(
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
    if (removed.length === 0)
      throw notFound(PRODUCT_SEARCH_HISTORY_ERRORS.notFound, '検索履歴が見つかりません');
    return undefined;
  },
);
