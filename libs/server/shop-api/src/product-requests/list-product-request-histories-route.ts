import { listProductRequestHistoriesSpec } from '@shop/contract/product-requests/list-product-request-histories';
import { desc } from 'drizzle-orm';
import { productRequests } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { presentProductRequest } from './present-product-request';
import { visibleProductRequests } from './product-request-store';

/** GET /v1/me/product-request-histories */
export const listProductRequestHistoriesRoute = defineRoute(
  listProductRequestHistoriesSpec,
  async (context, { query }) => {
    const { db, response } = context;
    const { limit, offset } = limitAndOffset(query);
    const rows = await db
      .select()
      .from(productRequests)
      .where(visibleProductRequests(context))
      .orderBy(desc(productRequests.createdAt), desc(productRequests.id))
      .limit(limit)
      .offset(offset);
    response.paginate(
      await db.$count(productRequests, visibleProductRequests(context)),
      query.page,
      query.per,
    );
    return rows.map(presentProductRequest);
  },
);
