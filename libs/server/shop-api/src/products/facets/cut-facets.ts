import type { PriceBounds } from '../price-bounds';
import { type FacetPrices, type FacetRow, MOST_VALUES } from './facet-row';
import { PRICE_BOUNDS, priceBand } from './price-bands';

/** How many of the prices, which ascend, are lower than this one. */
function countBelow(prices: Int32Array, price: number): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[middle] ?? Infinity) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many of the prices, which ascend, lie between bounds, both included. */
function countWithin(prices: Int32Array, { price_min, price_max }: PriceBounds): number {
  const below = price_min === undefined ? 0 : countBelow(prices, price_min);
  const notAbove = price_max === undefined ? prices.length : countBelow(prices, price_max + 1);
  return Math.max(0, notAbove - below);
}

/** The bands of prices that products lie in, whatever the bounds: they are what can be chosen instead. */
const bandsOf = ({ prices }: FacetPrices): FacetRow[] =>
  [...PRICE_BOUNDS.keys(), PRICE_BOUNDS.length].flatMap((number) => {
    const { min, max } = priceBand(number);
    const count = countWithin(prices, { price_min: min ?? undefined, price_max: max ?? undefined });
    return count === 0 ? [] : [{ facet: 'price', key: String(number), name: null, parent: null, count }];
  });

interface CutValue {
  readonly row: FacetRow;
  readonly isChosen: boolean;
}

/** What is chosen first, then the most frequent; the rest as it is given. */
const byRank = (one: CutValue, other: CutValue): number =>
  Number(other.isChosen) - Number(one.isChosen) || other.row.count - one.row.count;

/**
 * Counts the products of a list between prices, by their facets: exactly what the database would count, without asking it.
 * Of each facet, and of categories for each that they stand below, the values that are named.
 */
export function cutFacets(values: readonly FacetPrices[], bounds: PriceBounds): readonly FacetRow[] {
  const rows: FacetRow[] = [];
  const named = new Map<string, CutValue[]>();
  for (const value of values) {
    const { facet, key, name, parent, isChosen, prices } = value;
    const row = { facet, key, name, parent, count: countWithin(prices, bounds) };
    if (facet === 'price') rows.push(...bandsOf(value));
    else if (facet === 'in_stock') rows.push(row);
    else if (row.count > 0 || isChosen) {
      const group = JSON.stringify([facet, parent]);
      named.set(group, [...(named.get(group) ?? []), { row, isChosen }]);
    }
  }
  for (const group of named.values())
    rows.push(
      ...group
        .toSorted(byRank)
        .slice(0, MOST_VALUES)
        .map(({ row }) => row),
    );
  return rows;
}
