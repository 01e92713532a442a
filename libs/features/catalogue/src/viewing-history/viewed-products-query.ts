import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ProductSummaryView } from '../product-view';

/** A product that was looked at. */
export interface ViewedProduct {
  readonly product: ProductSummaryView;
}

/** What the member or the guest looked at last, newest first; filled by `recordView`. account §4 */
export const viewedProductsQuery = queryOptions<readonly ViewedProduct[]>({
  queryKey: [QUERY_ROOTS.viewingHistory, 'viewed'],
  queryFn: skipToken,
});
