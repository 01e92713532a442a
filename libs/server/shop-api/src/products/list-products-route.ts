import { listProductsSpec } from '@shop/contract/products/list-products';
import { and } from 'drizzle-orm';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { visibleModels } from '../tags/visible-models';
import { presentSummaries } from './present-summaries';
import { priceViewOf } from './price-for-shopper';
import { type ProductQuery, productFilter, productOrder, sortsByPrice } from './product-filter';
import { countModels, countPriced, countUnpriced, listModels } from './product-store';

/** Whether a list is a part of the catalogue that an index gives, so that little has to be looked at. */
const isPart = ({ word, category, tag, maker, brand }: ProductQuery): boolean =>
  [word, category, tag, maker, brand].some((one) => one !== undefined);

/** GET /v1/products */
export const listProductsRoute = defineRoute(listProductsSpec, async (context, { query }) => {
  const { db, channel, member, response, productCounts } = context;
  const view = await priceViewOf(db, member);
  const filter = and(await visibleModels(context), await productFilter(db, channel.id, query, view));
  const hasBounds = query.price_min !== undefined || query.price_max !== undefined;
  const total = await productCounts.count(
    !hasBounds
      ? countUnpriced(db, filter)
      : isPart(query)
        ? countModels(db, view, filter)
        : countPriced(db, view, filter, channel.id),
  );
  const rows = await listModels(db, view, {
    filter,
    order: productOrder(query.sort, view),
    usesPrice: sortsByPrice(query.sort) ? 'to-sort' : hasBounds ? 'to-filter' : 'not',
    ...limitAndOffset(query),
  });
  response.paginate(total, query.page, query.per);
  return presentSummaries(context, rows);
});
