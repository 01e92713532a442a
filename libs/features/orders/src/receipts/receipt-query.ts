import type { ApiClient } from '@shop/api-client/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { ReceiptSource } from './receipt-source';
import { toReceipt } from './receipt-view';

/** The data of a receipt. account §3 */
export function receiptQuery(api: ApiClient, source: ReceiptSource) {
  return queryOptions({
    queryKey: source.queryKey,
    queryFn: async ({ signal }) => toReceipt((await source.read(api, signal)).data),
    // The key of a guest's receipt is a secret, which does not stay in memory.
    gcTime: 0,
  });
}
