import { listProductSearchHistoriesSpec } from '@shop/contract/product-search-histories/list-product-search-histories';
import { and, desc, eq, sql } from 'drizzle-orm';
import { productSearchHistories } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';

/** No later search of the same member has the same word. */
const isLatestOfWord = sql`not exists (
  select 1 from ${productSearchHistories} later
  where later.user_id = ${productSearchHistories.userId} and later.word = ${productSearchHistories.word}
    and (later.created_at, later.id) > (${productSearchHistories.createdAt}, ${productSearchHistories.id}))`;

/** GET /v1/me/product-search-histories */
export const listProductSearchHistoriesRoute = defineRoute(
  listProductSearchHistoriesSpec,
  async (context, { query }) => {
    const { db, response } = context;
    const mine = and(eq(productSearchHistories.userId, context.requireMember().id), isLatestOfWord);
    const { limit, offset } = limitAndOffset(query);
    const rows = await db
      .select()
      .from(productSearchHistories)
      .where(mine)
      .orderBy(desc(productSearchHistories.createdAt), desc(productSearchHistories.id))
      .limit(limit)
      .offset(offset);
    response.paginate(await db.$count(productSearchHistories, mine), query.page, query.per);
    return rows.map(({ id, word, createdAt }) => ({ id, word, created_at: createdAt.toISOString() }));
  },
);
