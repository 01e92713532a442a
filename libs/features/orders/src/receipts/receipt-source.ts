import type { ApiClient } from '@shop/api-client/api-client';
import type { Receipt, ReceiptFields } from '@shop/contract/receipts/receipt';
import { downloadGuestReceipt } from '@shop/contract/receipts/download-guest-receipt';
import { downloadReceipt } from '@shop/contract/receipts/download-receipt';
import { getGuestReceipt } from '@shop/contract/receipts/get-guest-receipt';
import { getReceipt } from '@shop/contract/receipts/get-receipt';
import { updateGuestReceipt } from '@shop/contract/receipts/update-guest-receipt';
import { updateReceipt } from '@shop/contract/receipts/update-receipt';
import { orderKeys } from '../order-keys';

/** Where a receipt is had: with the member's order, or by number and key. */
export interface ReceiptSource {
  readonly queryKey: readonly unknown[];
  readonly read: (api: ApiClient, signal: AbortSignal) => Promise<{ readonly data: Receipt }>;
  readonly write: (api: ApiClient, info: ReceiptFields) => Promise<{ readonly data: Receipt }>;
  readonly download: (api: ApiClient) => Promise<{ readonly data: unknown; readonly headers: Headers }>;
}

/** The receipt of the member's order with that id. account §7 */
export function memberReceipt(id: number): ReceiptSource {
  const params = { id };
  return {
    queryKey: orderKeys.receipt(id),
    read: (api, signal) => api.call(getReceipt, { params }, { signal }),
    write: (api, info) => api.call(updateReceipt, { params, body: info }),
    download: (api) => api.call(downloadReceipt, { params }),
  };
}

/** The receipt of the order with that number, for a guest with the key of its mail. account §6, §7 */
export function guestReceipt(no: string, t: string): ReceiptSource {
  const input = { params: { no }, query: { t } };
  return {
    queryKey: orderKeys.guestReceipt(no, t),
    read: (api, signal) => api.call(getGuestReceipt, input, { signal }),
    write: (api, receiptInfo) => api.call(updateGuestReceipt, { ...input, body: { receiptInfo } }),
    download: (api) => api.call(downloadGuestReceipt, input),
  };
}
