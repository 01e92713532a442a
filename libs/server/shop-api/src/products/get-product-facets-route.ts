import { getProductFacetsSpec } from '@shop/contract/products/get-product-facets';
import { and } from 'drizzle-orm';
import { defineRoute } from '../http/define-route';
import type { RouteContext } from '../http/route-context';
import { hasWords, MAX_MATCHES } from '../search/find-models';
import { resolveSearch } from '../search/resolve-search';
import { readTagGrants } from '../tags/tag-grant';
import { visibleModels } from '../tags/visible-models';
import { countFacets } from './facets/count-facets';
import { FACETS, type Facet } from './facets/facet-row';
import { presentFacets } from './facets/present-facets';
import { searchWords } from './normalise-search-text';
import { hasBounds, isSelective, isPart, type ProductFilter, productFilter } from './product-filter';
import { priceViewOf } from './shopper-price';

/** So many products are counted one by one; of more the most recommended, and each count says that there are more. */
const MOST_COUNTED = 10_000;

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
  const count = async (facets: readonly Facet[], filter: ProductFilter) => {
    const narrowed = isSelective(filter);
    // The best of one word that nothing narrows, as the list has them.
    const most = words?.length === 1 && !narrowed ? MAX_MATCHES : MOST_COUNTED;
    const statement = countFacets(db, {
      products: {
        channelId: channel.id,
        view,
        filter: and(
          visible,
          await productFilter(db, channel.id, filter, view),
          words === null ? undefined : hasWords({ words, isSelective: narrowed }),
        ),
        usesPrice: !hasBounds(filter) ? 'not' : isPart(filter) || words !== null ? 'of-part' : 'of-shop',
        most,
      },
      facets,
      chosen: query,
      openedTags,
    });
    return { rows: await productFacets.count(statement), most };
  };
  const chosen = FACETS.filter((facet) => isChosen(facet, query));
  const others = FACETS.filter((facet) => !chosen.includes(facet));
  const countings = [
    { facets: others, filter: query },
    ...chosen.map((facet) => ({ facets: [facet], filter: without(facet, query) })),
  ].filter(({ facets }) => facets.length > 0);
  return presentFacets(await Promise.all(countings.map(({ facets, filter }) => count(facets, filter))));
});
