import type { CategoryView } from './categories-query';
import { listHeading } from './list-heading';
import type { ProductFacets } from './product-facets-view';
import { readProductFilter } from './product-filter';

const category = (key: string, name: string, children: readonly CategoryView[] = []): CategoryView => ({
  key,
  name,
  productCount: 1,
  children,
});
const CATEGORIES = [category('kitchen', '台所', [category('bowls', 'うつわ')])];
const WORDS = { home: '店先', productList: '品書き', searchResults: (word: string) => `${word}を探す` };

const none = { count: 0, isCapped: false };
const FACETS: ProductFacets = {
  category: [],
  maker: [],
  brand: [],
  colour: [],
  tag: [
    { key: 'sakura', name: '桜中 指定品', count: 2, isCapped: false },
    { key: 'washable', name: '洗える', count: 9, isCapped: false },
  ],
  prices: [],
  inStock: none,
};

it.each([
  ['', '品書き', ['店先', '品書き']],
  ['in_stock=1', '品書き', ['店先', '品書き']],
  ['category=kitchen', '台所', ['店先', '品書き', '台所']],
  ['category=bowls', 'うつわ', ['店先', '品書き', '台所', 'うつわ']],
  ['category=no-such', '品書き', ['店先', '品書き']],
  ['tag=sakura', '桜中 指定品', ['店先', '品書き', '桜中 指定品']],
  ['tag=sakura&tag=washable', '品書き', ['店先', '品書き']],
  ['tag=closed', '品書き', ['店先', '品書き']],
  ['tag=sakura&category=bowls', 'うつわ', ['店先', '品書き', '台所', 'うつわ']],
  ['word=皿&tag=sakura', '皿を探す', ['店先', '品書き', '皿を探す']],
  ['word=皿', '皿を探す', ['店先', '品書き', '皿を探す']],
  ['word=皿&category=bowls', '皿を探す', ['店先', '品書き', '台所', '皿を探す']],
])('the list of "%s" is called %s', (search, title, breadcrumb) => {
  const heading = listHeading(readProductFilter(new URLSearchParams(search)), CATEGORIES, WORDS, FACETS);
  expect(heading.title).toBe(title);
  expect(heading.breadcrumb.map(({ label }) => label)).toEqual(breadcrumb);
  expect(heading.breadcrumb.at(-1)).not.toHaveProperty('to');
});
