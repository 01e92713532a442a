import type { ApiClient } from '@shop/api-client/api-client';
import type { Category } from '@shop/contract/categories/category';
import { getCategoryHierarchy } from '@shop/contract/categories/get-category-hierarchy';
import { queryOptions } from '@tanstack/react-query';
import * as QUERY_ROOTS from '@shop/query/query-roots';

/** A node of the category tree. */
export interface CategoryView {
  readonly key: string;
  readonly name: string;
  readonly productCount: number;
  readonly children: readonly CategoryView[];
}

/** The wire's category as the pages see it. */
export function toCategory(wire: Category): CategoryView {
  return {
    key: wire.key,
    name: wire.name,
    productCount: wire.product_count,
    children: wire.children.map(toCategory),
  };
}

/** The category tree of the products. core §7 */
export function categoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.categories, 'products'],
    queryFn: async ({ signal }) => {
      const query = { table: 'products' } as const;
      return (await api.call(getCategoryHierarchy, { query }, { signal })).data.map(toCategory);
    },
  });
}
