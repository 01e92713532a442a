import type { CategoryView } from './categories-query';
import { findCategoryPath } from './find-category';

/** The categories one step below that of a list; those beside it, where nothing is below. `null`: the whole list. */
export function nextCategories(
  categories: readonly CategoryView[],
  category: string | null,
): readonly CategoryView[] {
  if (category === null) return categories;
  const path = findCategoryPath(categories, category);
  const here = path.at(-1);
  if (here !== undefined && here.children.length > 0) return here.children;
  return path.at(-2)?.children ?? categories;
}
