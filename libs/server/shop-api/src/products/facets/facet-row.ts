/** What products are counted by. */
export const FACETS = ['category', 'maker', 'brand', 'tag', 'colour', 'price', 'in_stock'] as const;
export type Facet = (typeof FACETS)[number];

/** How many of the counted products have a value of a facet; `total`: how many products were counted. */
export interface FacetRow {
  readonly facet: Facet | 'total';
  /** What the filter takes; for prices the number of their band. */
  readonly key: string | null;
  readonly name: string | null;
  readonly parent: string | null;
  readonly count: number;
}

/** Of each facet at most so many values are named; of categories for each that they stand below. */
export const MOST_VALUES = 20;
