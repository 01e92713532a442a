import { listProductRequestHistoriesSpec } from '@shop/contract/product-requests/list-product-request-histories';
import { desc } from 'drizzle-orm';
import { productRequests } from '../db/schema';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { presentProductRequest } from './present-product-request';
import { visibleProductRequests } from './product-request-store';

/** GET /v1/me/product-request-histories */
export const listProductRequestHistoriesRoute = handle(
  listProductRequestHistoriesSpec,
  async (context, { query }) => {
    const { db, answer } = context;
    const { limit, offset } = pageBounds(query);
    const rows = await db
      .select()
      .from(productRequests)
      .where(visibleProductRequests(context))
      .orderBy(desc(productRequests.createdAt), desc(productRequests.id))
      .limit(limit)
      .offset(offset);
    answer.paginate(await db.$count(productRequests, visibleProductRequests(context)), query.page, query.per);
    return rows.map(presentProductRequest);
  },
);
