import type { ApiClient } from '@shop/api-client/api-client';
import type { Category } from '@shop/contract/categories/category';
import { getCategoryHierarchy } from '@shop/contract/categories/get-category-hierarchy';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/** A kind of inquiry to choose from. */
export interface InquiryCategoryView {
  readonly id: number;
  readonly name: string;
}

/** A kind and those below it, each under the names of the kinds above. */
const flatten = ({ id, name, children }: Category): readonly InquiryCategoryView[] => [
  { id, name },
  ...children.flatMap(flatten).map((child) => ({ ...child, name: `${name} > ${child.name}` })),
];

/** The kinds of inquiries. core §7 */
export function inquiryCategoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.inquiryCategories],
    queryFn: async ({ signal }): Promise<readonly InquiryCategoryView[]> => {
      const { data } = await api.call(getCategoryHierarchy, { query: { table: 'inquiries' } }, { signal });
      return data.flatMap(flatten);
    },
  });
}
