import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import type { ProductRequestStatus } from '@shop/contract/product-requests/product-request';
import { listProductRequestHistories } from '@shop/contract/product-requests/list-product-request-histories';
import { queryOptions } from '@tanstack/react-query';
import { searchKeys } from '../search-keys';

/** A product that the member asked the shop for. */
export interface ProductRequestView {
  readonly id: number;
  readonly productName: string;
  readonly makerName: string;
  readonly body: string;
  readonly status: ProductRequestStatus;
  /** The shop's reply; empty while there is none. */
  readonly reply: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** One page of requests. */
export interface ProductRequestPage {
  readonly requests: readonly ProductRequestView[];
  readonly pagination: Pagination;
}

/** The member's requests, newest first. account §3, §7 */
export function productRequestsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: searchKeys.requestPage(page),
    queryFn: async ({ signal }): Promise<ProductRequestPage> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listProductRequestHistories, { query: { page: number } }, { signal }),
      );
      return {
        requests: data.map((wire) => ({
          id: wire.id,
          productName: wire.product_name,
          makerName: wire.maker_name,
          body: wire.body,
          status: wire.status,
          reply: wire.reply,
          createdAt: wire.created_at,
        })),
        pagination,
      };
    },
  });
}
