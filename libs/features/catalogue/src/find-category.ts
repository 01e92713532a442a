import type { CategoryView } from './categories-query';

/** The way from the root to a category, itself last; empty where there is none of that key. */
export function findCategoryPath(categories: readonly CategoryView[], key: string): readonly CategoryView[] {
  for (const category of categories) {
    if (category.key === key) return [category];
    const below = findCategoryPath(category.children, key);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
