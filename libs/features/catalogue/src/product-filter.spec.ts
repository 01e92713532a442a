import { hasFilterBesideCategory, readProductFilter, toListQuery } from './product-filter';

it.each([
  ['', { word: '', category: null, sort: 'recommended', page: 1 }],
  [
    'word=%20机%20&category=desk&sort=price_asc&page=3',
    { word: '机', category: 'desk', sort: 'price_asc', page: 3 },
  ],
  ['sort=drop%20table&page=-1', { sort: 'recommended', page: 1 }],
  ['page=1.5', { page: 1 }],
  ['price_min=1,000&price_max=５０００&in_stock=1', { priceMin: 1000, priceMax: 5000, isInStock: true }],
  ['price_min=-1&price_max=1e9&in_stock=yes', { priceMin: null, priceMax: null, isInStock: false }],
  ['page=abc&category=', { page: 1, category: null }],
  [
    'brand=b&brand=a&brand=b&brand=&colour=%E7%99%BD',
    { brand: ['a', 'b'], colour: ['白'], maker: [], tag: [] },
  ],
])('%s', (search, expected) => {
  expect(readProductFilter(new URLSearchParams(search))).toMatchObject(expected);
});

it('writes the shortest query string', () => {
  expect(toListQuery(readProductFilter(new URLSearchParams('sort=recommended&page=2')))).toEqual({
    word: undefined,
    category: undefined,
    maker: [],
    brand: [],
    tag: [],
    colour: [],
    price_min: undefined,
    price_max: undefined,
    in_stock: undefined,
    sort: undefined,
    page: 2,
  });
});

it.each([
  ['', false],
  ['sort=new&page=2', false],
  ['category=desk', false],
  ['price_max=3000', true],
  ['in_stock=1', true],
  ['brand=asahi', true],
  ['brand=&price_min=', false],
  ['colour=%E7%99%BD&tag=gift', true],
])('with %s hasFilterBesideCategory is %s', (search, isFiltered) => {
  expect(hasFilterBesideCategory(readProductFilter(new URLSearchParams(search)))).toBe(isFiltered);
});
