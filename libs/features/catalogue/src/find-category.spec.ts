import type { CategoryView } from './categories-query';
import { findCategoryPath } from './find-category';

const node = (key: string, children: CategoryView[] = []): CategoryView => ({
  key,
  name: key,
  productCount: 0,
  children,
});
const tree = [node('living', [node('lamp'), node('chair', [node('stool')])]), node('kitchen')];

it.each([
  ['kitchen', ['kitchen']],
  ['stool', ['living', 'chair', 'stool']],
  ['desk', []],
])('%s', (key, expected) => {
  expect(findCategoryPath(tree, key).map((category) => category.key)).toEqual(expected);
});
