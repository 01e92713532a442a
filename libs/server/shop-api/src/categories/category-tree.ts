import type { Category } from '@shop/contract/categories/category';
import type { images } from '../db/schema';
import { presentImage } from '../images/present-image';

/** A category with its picture and its own product models. */
export interface CategoryRow {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly parentId: number | null;
  readonly image: typeof images.$inferSelect | null;
  readonly modelIds: readonly number[];
}

interface Branch {
  readonly category: Category;
  readonly modelIds: ReadonlySet<number>;
}

/** Builds the tree from sorted rows; a product in two categories of a branch counts once. */
export function categoryTree(rows: readonly CategoryRow[]): readonly Category[] {
  const childrenOf = new Map<number | null, CategoryRow[]>();
  for (const row of rows) childrenOf.set(row.parentId, [...(childrenOf.get(row.parentId) ?? []), row]);
  const branch = (row: CategoryRow): Branch => {
    const children = (childrenOf.get(row.id) ?? []).map(branch);
    const modelIds = new Set([...row.modelIds, ...children.flatMap((child) => [...child.modelIds])]);
    return {
      modelIds,
      category: {
        id: row.id,
        key: row.key,
        name: row.name,
        product_count: modelIds.size,
        image: presentImage(row.image),
        children: children.map((child) => child.category),
      },
    };
  };
  return (childrenOf.get(null) ?? []).map((row) => branch(row).category);
}
