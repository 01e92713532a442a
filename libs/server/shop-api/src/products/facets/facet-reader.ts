import { type SQL, sql } from 'drizzle-orm';
import { listed } from '../listed-models';
import { mayBeWithinPriceBounds, type PriceBounds } from '../price-bounds';
import { hasBounds, hasVariantWithinBounds, type ProductFilter } from '../product-filter';
import { countFacets } from './count-facets';
import { cutFacets } from './cut-facets';
import { FACETS } from './facet-row';
import { countingOf, type FacetPart, type FacetSearch, isChosen, mostOfEach, without } from './facet-search';
import { listFacetPrices } from './list-facet-prices';
import type { CountedFacets } from './present-facets';
import { stepsAround } from './price-steps';
import type { ProductFacetCache } from './product-facet-cache';

/** Counts the facets of a request. */
export class FacetReader {
  constructor(
    private readonly search: FacetSearch,
    private readonly cache: ProductFacetCache,
  ) {}

  /** All facets: what is chosen of one is left out of its own counts. */
  async read(): Promise<readonly CountedFacets[]> {
    const { query } = this.search;
    const atAnyPrice = without('price', query);
    const chosen = FACETS.filter((facet) => isChosen(facet, atAnyPrice));
    const most = mostOfEach(chosen.length + 1);
    const parts: readonly FacetPart[] = [
      { facets: FACETS.filter((facet) => !chosen.includes(facet)), filter: atAnyPrice, most },
      ...chosen.map((facet) => ({ facets: [facet], filter: without(facet, atAnyPrice), most })),
    ];
    if (!hasBounds(query)) return Promise.all(parts.map((part) => this.count(part)));
    const countings = parts.map(async (part) => (await this.countAmong(part)) ?? this.countBetween(part));
    return (await Promise.all(countings)).flat();
  }

  private async count(part: FacetPart): Promise<CountedFacets> {
    const counting = countingOf(this.search, part, { isWhole: false });
    const rows = await this.cache.count(countFacets(this.search.scope.db, counting));
    return { rows, most: counting.products.most };
  }

  /**
   * The counts between the prices of the request from the prices of a whole list, which are the same for every request
   * between prices; `null` where the list is too long for that.
   */
  private async countAmong(part: FacetPart): Promise<CountedFacets | null> {
    const { query, scope } = this.search;
    const counting = countingOf(this.search, part, { isWhole: true });
    const { most } = counting.products;
    const list = await this.cache.listPrices(listFacetPrices(scope.db, counting), most);
    return list.isWhole ? { rows: cutFacets(list.values, query), most } : null;
  }

  /** The counts of a part of which the list is too long: between steps of prices, or else between these prices alone. */
  private async countBetween({ facets, filter }: FacetPart): Promise<CountedFacets[]> {
    const { query } = this.search;
    const most = mostOfEach(FACETS.length);
    const others = facets.filter((facet) => facet !== 'price' && facet !== 'colour');
    const steps = stepsAround(query);
    const read = async (partOf: (bounds: PriceBounds) => FacetPart) =>
      (hasBounds(steps) ? await this.countAmong(partOf(steps)) : null) ?? this.count(partOf(query));
    return Promise.all([
      ...(others.length > 0
        ? [
            read(({ price_min, price_max }) => ({
              facets: others,
              filter: { ...filter, price_min, price_max },
              most,
            })),
          ]
        : []),
      ...(facets.includes('price') ? [this.count({ facets: ['price'], filter, most })] : []),
      // Between prices another variant may stand for a product in each colour.
      ...(facets.includes('colour')
        ? [
            read((bounds) => ({
              facets: ['colour'],
              filter,
              condition: this.hasColourBetween(bounds),
              most,
            })),
          ]
        : []),
    ]);
  }

  private hasColourBetween(bounds: PriceBounds): SQL | undefined {
    const { db, view } = this.search.scope;
    return view.hasOwnPrices
      ? hasVariantWithinBounds(db, bounds, view)
      : mayBeWithinPriceBounds(bounds, sql`${listed.colourPrices}`, view);
  }
}

/** The parameters by which products are filtered, with those of prices as one. */
const KINDS: readonly (readonly (keyof ProductFilter)[])[] = [
  ['category'],
  ['maker'],
  ['brand'],
  ['tag'],
  ['colour'],
  ['in_stock'],
  ['price_min', 'price_max'],
];

/**
 * How many statements count facets at once, where nothing is cached: one for each facet that is chosen, and one for the rest.
 */
export const statementsOfFacets = (query: URLSearchParams): number =>
  1 + KINDS.filter((names) => names.some((name) => query.has(name))).length;
