import { listProductsSpec } from '@shop/contract/products/list-products';
import { and } from 'drizzle-orm';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { visibleModels } from '../tags/visible-models';
import { presentSummaries } from './present-summaries';
import { priceViewOf } from './price-for-shopper';
import { productFilter, productOrder } from './product-filter';
import { countModels, countUnpriced, listModels } from './product-store';

/** GET /v1/products */
export const listProductsRoute = handle(listProductsSpec, async (context, { query }) => {
  const { db, channel, member, answer } = context;
  const view = await priceViewOf(db, member);
  const filter = and(await visibleModels(context), productFilter(db, channel.id, query, view));
  const isPriced = query.price_min !== undefined || query.price_max !== undefined;
  const total = isPriced ? await countModels(db, view, filter) : await countUnpriced(db, filter);
  const rows = await listModels(db, view, {
    filter,
    order: productOrder(query.sort, view),
    ...pageBounds(query),
  });
  answer.paginate(total, query.page, query.per);
  return presentSummaries(context, rows);
});
