import { and, type SQL } from 'drizzle-orm';
import type { RouteContext } from '../../http/route-context';
import { type FoundFilter, hasWords, isAmongBest, MAX_MATCHES } from '../../search/find-models';
import { resolveSearch } from '../../search/resolve-search';
import { readTagGrants } from '../../tags/tag-grant';
import { visibleModels } from '../../tags/visible-models';
import { searchWords } from '../normalise-search-text';
import {
  type FilterScope,
  hasBounds,
  isPart,
  isSelective,
  listedFilter,
  type ProductFilter,
  productFilter,
} from '../product-filter';
import { priceViewOf } from '../shopper-price';
import { type Facet, FACETS } from './facet-row';
import type { FacetCounting } from './facet-sources';

/**
 * So many products are counted one by one, in all statements of a request together; of more the most recommended, and each
 * count says that there are more.
 */
const MOST_COUNTED = 6_000;
/** The fewest that a statement counts: more than a count shows. */
const FEWEST_COUNTED = 2 * MAX_MATCHES;

/** A request for facets: what all its counts have in common. */
export interface FacetSearch {
  readonly query: ProductFilter;
  readonly scope: FilterScope;
  readonly visible: SQL | undefined;
  /** Protected tags that this shopper opened. */
  readonly openedTags: readonly number[];
  /** The searched words; `null` where nothing is searched. */
  readonly words: FoundFilter['words'] | null;
}

/** Some facets, and the products that they are counted of. */
export interface FacetPart {
  readonly facets: readonly Facet[];
  readonly filter: ProductFilter;
  /** What the products must be besides. */
  readonly condition?: SQL | undefined;
  /** So many of them are looked at. */
  readonly most: number;
}

/** Reads what the counts of a request have in common. */
export async function openFacetSearch(context: RouteContext, query: ProductFilter): Promise<FacetSearch> {
  const { db, channel, filterIds } = context;
  const { word } = query;
  const isSearch = word !== undefined && searchWords(word).length > 0;
  return {
    query,
    scope: {
      db,
      channelId: channel.id,
      view: await priceViewOf(db, context),
      ids: await filterIds.find(db, channel.id, query),
    },
    visible: await visibleModels(context),
    openedTags: await readTagGrants(context),
    words: isSearch ? (await resolveSearch(db, channel.id, word)).words : null,
  };
}

/** How many products each statement of a request may look at. */
export const mostOfEach = (statements: number): number =>
  Math.max(FEWEST_COUNTED, Math.floor(MOST_COUNTED / statements));

/** Whether a value of a facet is chosen. */
export const isChosen = (facet: Facet, query: ProductFilter): boolean =>
  facet === 'price' ? hasBounds(query) : facet === 'in_stock' ? query.in_stock : query[facet] !== undefined;

/** The filter as if nothing of this facet were chosen. */
export function without(facet: Facet, query: ProductFilter): ProductFilter {
  switch (facet) {
    case 'price':
      return { ...query, price_min: undefined, price_max: undefined };
    case 'in_stock':
      return { ...query, in_stock: false };
    default:
      return { ...query, [facet]: undefined };
  }
}

/** What the statement of a part of the facets counts; with `isWhole` never the best of a search alone. */
export function countingOf(
  { query, scope, visible, openedTags, words }: FacetSearch,
  { facets, filter, condition, most: mostOfPart }: FacetPart,
  { isWhole }: { readonly isWhole: boolean },
): FacetCounting {
  const { channelId, view } = scope;
  // The short rows have the prices of groups without prices of their own.
  const isJoined = view.hasOwnPrices && hasBounds(filter);
  const narrowed = isWhole || isSelective(filter) || condition !== undefined;
  // Of a search that nothing narrows the best; of one word, as the list has them.
  const isBroad = words !== null && !narrowed;
  const most = !isBroad ? mostOfPart : words.length === 1 ? MAX_MATCHES : FEWEST_COUNTED;
  return {
    products: {
      channelId,
      view,
      filter: and(
        visible,
        condition,
        isJoined ? productFilter(scope, filter) : listedFilter(scope, filter),
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
  };
}
