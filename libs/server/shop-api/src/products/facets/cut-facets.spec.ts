import { cutFacets } from './cut-facets';
import type { Facet, FacetPrices } from './facet-row';

const value = (
  facet: Facet,
  key: string | null,
  prices: readonly number[],
  { isChosen = false, parent = null }: { isChosen?: boolean; parent?: string | null } = {},
): FacetPrices => ({ facet, key, name: key, parent, isChosen, prices: Int32Array.from(prices) });

const PRICES = [1, 5, 5, 5, 9];
it.each([
  [{}, 5],
  [{ price_min: 0 }, 5],
  [{ price_min: 1 }, 5],
  [{ price_min: 2 }, 4],
  [{ price_min: 5 }, 4],
  [{ price_min: 6 }, 1],
  [{ price_min: 10 }, 0],
  [{ price_max: 0 }, 0],
  [{ price_max: 1 }, 1],
  [{ price_max: 5 }, 4],
  [{ price_max: 9 }, 5],
  [{ price_min: 5, price_max: 5 }, 3],
  [{ price_min: 6, price_max: 8 }, 0],
  [{ price_min: 9, price_max: 1 }, 0],
  [{ price_max: 2 ** 40 }, 5],
])('between %j there are so many of %j', (bounds, count) => {
  const [row] = cutFacets([value('in_stock', null, PRICES)], bounds);
  expect(row).toEqual({ facet: 'in_stock', key: null, name: null, parent: null, count });
});

const ones = (count: number) => Array.from({ length: count }, () => 1);
const keysOf = (values: readonly FacetPrices[], bounds = {}) =>
  cutFacets(values, bounds).map(({ facet, key, count }) => [facet, key, count]);

it('names what has products between the prices and what is chosen, the most frequent first', () => {
  const makers = [
    value('maker', 'few', [3]),
    value('maker', 'many', [2, 3, 4]),
    value('maker', 'dear', [90]),
    value('maker', 'chosen', [90], { isChosen: true }),
    value('maker', 'as many', [2, 2, 2]),
  ];
  expect(keysOf(makers, { price_max: 10 })).toEqual([
    ['maker', 'chosen', 0],
    ['maker', 'many', 3],
    ['maker', 'as many', 3],
    ['maker', 'few', 1],
  ]);
});

it('names twenty of each facet, and of categories for each that they stand below, with what is chosen', () => {
  const many = (facet: Facet, parent: string | null) => [
    ...Array.from({ length: 25 }, (_, at) => value(facet, `${facet}-${at}`, ones(25 - at), { parent })),
    value(facet, `${facet}-chosen`, [], { parent, isChosen: true }),
  ];
  const rows = keysOf([...many('category', null), ...many('category', 'kitchen'), ...many('tag', null)]);
  expect(rows).toHaveLength(60);
  expect(rows.filter(([, key]) => String(key).endsWith('-chosen'))).toHaveLength(3);
  expect(rows.filter(([, key]) => String(key).endsWith('-19'))).toHaveLength(0);
});

it('counts bands of prices whatever the bounds, without those that nothing lies in', () => {
  const prices = [999, 1_000, 2_999, 3_000, 30_000, 90_000];
  expect(keysOf([value('price', null, prices)], { price_min: 2_000, price_max: 2_500 })).toEqual([
    ['price', '0', 1],
    ['price', '1', 2],
    ['price', '2', 1],
    ['price', '5', 2],
  ]);
});
