import { readProductFilter, toListQuery } from './product-filter';

it.each([
  ['', { word: '', category: null, sort: 'recommended', page: 1 }],
  [
    'word=%20机%20&category=desk&sort=price_asc&page=3',
    { word: '机', category: 'desk', sort: 'price_asc', page: 3 },
  ],
  ['sort=drop%20table&page=-1', { sort: 'recommended', page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=abc&category=', { page: 1, category: null }],
])('%s', (search, expected) => {
  expect(readProductFilter(new URLSearchParams(search))).toMatchObject(expected);
});

it('writes the shortest address', () => {
  expect(toListQuery(readProductFilter(new URLSearchParams('sort=recommended&page=2')))).toEqual({
    word: undefined,
    category: undefined,
    maker: undefined,
    brand: undefined,
    sort: undefined,
    page: 2,
  });
});
