import { listProductsSpec } from '@shop/contract/products/list-products';
import { and, type SQL } from 'drizzle-orm';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { findExactProduct } from '../search/find-exact';
import { countFound, hasWords, listFoundIds, MAX_MATCHES } from '../search/find-models';
import { listIdsExactMatchFirst } from '../search/list-ids-exact-match-first';
import { resolveSearch } from '../search/resolve-search';
import { visibleModels } from '../tags/visible-models';
import { searchWords } from './normalise-search-text';
import { presentSummaries } from './present-summaries';
import { priceViewOf } from './shopper-price';
import { countListed, listIdsByPrice } from './listed-models';
import {
  hasBounds,
  isSelective,
  isPart,
  listedFilter,
  productFilter,
  productOrder,
  sortsByPrice,
} from './product-filter';
import { countModels, countPriced, listModels, listModelsById } from './product-store';

/** GET /v1/products */
export const listProductsRoute = defineRoute(listProductsSpec, async (context, { query }) => {
  const { db, channel, response, productCounts, filterIds } = context;
  const view = await priceViewOf(db, context);
  const visible = await visibleModels(context);
  const ids = await filterIds.find(db, channel.id, query);
  const scope = { db, channelId: channel.id, view, ids };
  const shown = and(visible, productFilter(scope, query));
  const isBounded = hasBounds(query);
  // The short rows have the prices of groups without prices of their own.
  const isJoined = isBounded && view.hasOwnPrices;
  const listedShown = isJoined ? shown : and(visible, listedFilter(scope, query));
  const list = {
    order: productOrder(query.sort, view),
    usesPrice: sortsByPrice(query.sort) ? 'to-sort' : isBounded ? 'to-filter' : 'not',
    colours: query.colour,
    ...limitAndOffset(query),
  } as const;
  const { sort } = query;
  const listPage = async (words?: SQL) => {
    if (!sortsByPrice(sort) || view.hasOwnPrices || query.colour !== undefined)
      return listModels(db, view, { ...list, filter: and(shown, words) });
    const ids = await listIdsByPrice(db, and(listedShown, words), { ...list, sort });
    return listModelsById(db, view, ids);
  };
  if (query.word === undefined || searchWords(query.word).length === 0) {
    const total = await productCounts.count(
      !isJoined
        ? countListed(db, listedShown)
        : isPart(query)
          ? countModels(db, view, shown, query.colour)
          : countPriced(db, view, shown, channel.id),
    );
    response.paginate(total, query.page, query.per);
    return presentSummaries(context, await listPage());
  }

  const { words, corrected } = await resolveSearch(db, channel.id, query.word);
  const found = { words, filter: listedShown, isSelective: isSelective(query) };
  // Between prices the found are looked at one by one, with their variants.
  const exact = isBounded ? null : await findExactProduct(db, channel.id, query.word, listedShown);
  if (exact !== null && exact.numbered !== null)
    response.header('x-search-product', encodeURIComponent(exact.numbered));
  const filter = and(shown, hasWords(found));
  const counted = await productCounts.count(
    isJoined ? countModels(db, view, filter, query.colour) : countFound(db, found),
  );
  response.paginate(Math.min(counted, MAX_MATCHES), query.page, query.per);
  if (counted > MAX_MATCHES) response.header('x-total-capped', '1');
  if (corrected !== null) response.header('x-search-corrected', encodeURIComponent(corrected));
  const rows =
    query.sort === 'recommended'
      ? await listModelsById(
          db,
          view,
          await listIdsExactMatchFirst(exact, list, (part) =>
            listFoundIds(db, {
              ...found,
              ...part,
              filter: and(listedShown, part.filter),
              ownPrices: isJoined ? view : null,
              colours: query.colour,
            }),
          ),
          query.colour,
        )
      : await listPage(hasWords(found));
  return presentSummaries(context, rows);
});
