import type { ApiClient } from '@shop/api-client/api-client';
import { checkGuestReceipt } from '@shop/contract/receipts/check-guest-receipt';
import { queryOptions } from '@tanstack/react-query';
import { orderKeys } from '../order-keys';

/** Whether number and key open a receipt, and whether it can be had already. */
export interface GuestReceiptCheck {
  readonly orderNo: string;
  readonly isIssuable: boolean;
  /** Why not, in Japanese. */
  readonly reason: string | null;
}

/**
 * Checks the link of a guest's receipt. Its result is kept apart from the receipt's data. Wrong numbers and keys reject
 * alike, with the code `order.not_found`. account §3
 */
export function guestReceiptCheckQuery(api: ApiClient, no: string, t: string) {
  return queryOptions({
    queryKey: orderKeys.guestReceiptCheck(no, t),
    queryFn: async ({ signal }): Promise<GuestReceiptCheck> => {
      const input = { params: { no }, query: { t } };
      const { data } = await api.call(checkGuestReceipt, input, { signal });
      return { orderNo: data.order_no, isIssuable: data.is_issuable, reason: data.reason };
    },
    // Each check counts as an attempt: none is repeated by itself, and the secret does not stay in memory.
    gcTime: 0,
    retry: false,
  });
}
