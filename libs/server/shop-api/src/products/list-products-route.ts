import { listProductsSpec } from '@shop/contract/products/list-products';
import { and } from 'drizzle-orm';
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
import { hasBounds, isSelective, isPart, productFilter, productOrder, sortsByPrice } from './product-filter';
import { countModels, countPriced, countUnpriced, listModels, listModelsById } from './product-store';

/** GET /v1/products */
export const listProductsRoute = defineRoute(listProductsSpec, async (context, { query }) => {
  const { db, channel, member, response, productCounts } = context;
  const view = await priceViewOf(db, member);
  const shown = and(await visibleModels(context), await productFilter(db, channel.id, query, view));
  const isBounded = hasBounds(query);
  const list = {
    order: productOrder(query.sort, view),
    usesPrice: sortsByPrice(query.sort) ? 'to-sort' : isBounded ? 'to-filter' : 'not',
    ...limitAndOffset(query),
  } as const;
  if (query.word === undefined || searchWords(query.word).length === 0) {
    const total = await productCounts.count(
      !isBounded
        ? countUnpriced(db, shown)
        : isPart(query)
          ? countModels(db, view, shown)
          : countPriced(db, view, shown, channel.id),
    );
    response.paginate(total, query.page, query.per);
    return presentSummaries(context, await listModels(db, view, { ...list, filter: shown }));
  }

  const { words, corrected } = await resolveSearch(db, channel.id, query.word);
  const found = { words, filter: shown, isSelective: isSelective(query) };
  // Between prices the found are looked at one by one, with their variants.
  const exact = isBounded ? null : await findExactProduct(db, channel.id, query.word, shown);
  if (exact !== null && exact.numbered !== null)
    response.header('x-search-product', encodeURIComponent(exact.numbered));
  const filter = and(shown, hasWords(found));
  const counted = await productCounts.count(
    isBounded ? countModels(db, view, filter) : countFound(db, found),
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
              filter: and(shown, part.filter),
              view: isBounded ? view : null,
            }),
          ),
        )
      : await listModels(db, view, { ...list, filter });
  return presentSummaries(context, rows);
});
