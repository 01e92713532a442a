/** What products are counted by. */
export const FACETS = ['category', 'maker', 'brand', 'tag', 'colour', 'price', 'in_stock'] as const;
export type Facet = (typeof FACETS)[number];

/** A value of a facet. */
interface FacetEntry {
  /** What the filter takes; for prices the number of their band. */
  readonly key: string | null;
  readonly name: string | null;
  readonly parent: string | null;
}

/** How many of the counted products have a value of a facet; `total`: how many products were counted. */
export interface FacetRow extends FacetEntry {
  readonly facet: Facet | 'total';
  readonly count: number;
}

/** At which prices products have a value of a facet. */
export interface FacetPrices extends FacetEntry {
  readonly facet: Facet;
  /** It is chosen, or stands above what is. */
  readonly isChosen: boolean;
  /** What a shopper pays for each of these products, in yen with tax, in ascending order. */
  readonly prices: Int32Array;
}

/** The prices of a list, by the values of its facets. */
export interface ListPrices {
  /** False where the list has more products than are looked at: nothing is known of them then. */
  readonly isWhole: boolean;
  readonly values: readonly FacetPrices[];
}

/** Of each facet at most so many values are named; of categories for each that they stand below. */
export const MOST_VALUES = 20;
