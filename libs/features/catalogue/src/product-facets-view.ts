import type { ProductChoice } from './product-filter';

/** How many products a choice leaves; there are more where it is capped. */
export interface FacetCount {
  readonly count: number;
  readonly isCapped: boolean;
}

/** Something to choose. */
export interface FacetValueView extends FacetCount {
  readonly key: string;
  readonly name: string;
}

/** A band of prices in yen with tax; `null` where there is no bound. */
export interface FacetPricesView extends FacetCount {
  readonly min: number | null;
  readonly max: number | null;
}

/** What a list can be narrowed down by, and how many products each choice leaves. */
export interface ProductFacets extends Readonly<Record<ProductChoice, readonly FacetValueView[]>> {
  readonly category: readonly FacetValueView[];
  readonly prices: readonly FacetPricesView[];
  readonly inStock: FacetCount;
}
