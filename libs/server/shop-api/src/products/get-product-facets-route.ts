import { getProductFacetsSpec } from '@shop/contract/products/get-product-facets';
import { and, type SQL, sql } from 'drizzle-orm';
import { defineRoute } from '../http/define-route';
import type { RouteContext } from '../http/route-context';
import { hasWords, isAmongBest, MAX_MATCHES } from '../search/find-models';
import { resolveSearch } from '../search/resolve-search';
import { readTagGrants } from '../tags/tag-grant';
import { visibleModels } from '../tags/visible-models';
import { countFacets } from './facets/count-facets';
import { FACETS, type Facet } from './facets/facet-row';
import { presentFacets } from './facets/present-facets';
import { searchWords } from './normalise-search-text';
import { listed } from './listed-models';
import { mayBeWithinPriceBounds } from './price-bounds';
import {
  hasBounds,
  hasVariantWithinBounds,
  isSelective,
  isPart,
  listedFilter,
  type ProductFilter,
  productFilter,
} from './product-filter';
import { priceViewOf } from './shopper-price';

/**
 * So many products are counted one by one, in all statements of a request together; of more the most recommended, and each
 * count says that there are more.
 */
const MOST_COUNTED = 6_000;
/** The fewest that a statement counts: more than a count shows. */
const FEWEST_COUNTED = 2 * MAX_MATCHES;

/** The filter as if nothing of this facet were chosen. */
function without(facet: Facet, query: ProductFilter): ProductFilter {
  switch (facet) {
    case 'price':
      return { ...query, price_min: undefined, price_max: undefined };
    case 'in_stock':
      return { ...query, in_stock: false };
    default:
      return { ...query, [facet]: undefined };
  }
}

const isChosen = (facet: Facet, query: ProductFilter): boolean =>
  facet === 'price' ? hasBounds(query) : facet === 'in_stock' ? query.in_stock : query[facet] !== undefined;

/** What all counts of a request have in common. */
async function readShared(context: RouteContext, { word }: ProductFilter) {
  const { db, channel, member } = context;
  const isSearch = word !== undefined && searchWords(word).length > 0;
  return {
    view: await priceViewOf(db, member),
    visible: await visibleModels(context),
    openedTags: await readTagGrants(context),
    words: isSearch ? (await resolveSearch(db, channel.id, word)).words : null,
  };
}

/** GET /v1/products/facets */
export const getProductFacetsRoute = defineRoute(getProductFacetsSpec, async (context, { query }) => {
  const { db, channel, productFacets } = context;
  const { view, visible, openedTags, words } = await readShared(context, query);
  const chosen = FACETS.filter((facet) => isChosen(facet, query));
  // Between prices another variant may stand for a product in each colour.
  const isApart = (facet: Facet) => chosen.includes(facet) || (facet === 'colour' && hasBounds(query));
  const apart = FACETS.filter(isApart);
  const others = FACETS.filter((facet) => !isApart(facet));
  const mostOfEach = Math.max(FEWEST_COUNTED, Math.floor(MOST_COUNTED / (apart.length + 1)));
  const count = async (facets: readonly Facet[], filter: ProductFilter, bounds?: SQL) => {
    // The short rows have the prices of groups without prices of their own.
    const isJoined = view.hasOwnPrices && hasBounds(filter);
    const narrowed = isSelective(filter) || bounds !== undefined;
    // Of a search that nothing narrows the best; of one word, as the list has them.
    const isBroad = words !== null && !narrowed;
    const most = !isBroad ? mostOfEach : words.length === 1 ? MAX_MATCHES : FEWEST_COUNTED;
    const statement = countFacets(db, {
      products: {
        channelId: channel.id,
        view,
        filter: and(
          visible,
          bounds,
          isJoined
            ? await productFilter(db, channel.id, filter, view)
            : await listedFilter(db, channel.id, filter, view),
          words === null
            ? undefined
            : isBroad && words.length > 1
              ? // With room for those that are not shown.
                isAmongBest(words, 2 * most)
              : hasWords({ words, isSelective: narrowed }),
        ),
        joins: !isJoined ? 'nothing' : isPart(filter) || words !== null ? 'of-part' : 'of-shop',
        colours: filter.colour,
        inStock: filter.in_stock,
        isNarrow: FACETS.filter((facet) => isChosen(facet, filter)).length > 1,
        most,
      },
      facets,
      chosen: query,
      openedTags,
    });
    return { rows: await productFacets.count(statement), most };
  };
  const mayHaveColourWithinBounds = view.hasOwnPrices
    ? hasVariantWithinBounds(db, query, view)
    : mayBeWithinPriceBounds(query, sql`${listed.colourPrices}`, view.discountPercent);
  const countings = [
    ...(others.length > 0 ? [count(others, query)] : []),
    ...apart.map((facet) =>
      facet === 'colour' && hasBounds(query)
        ? count([facet], without('price', without('colour', query)), mayHaveColourWithinBounds)
        : count([facet], without(facet, query)),
    ),
  ];
  return presentFacets(await Promise.all(countings));
});
