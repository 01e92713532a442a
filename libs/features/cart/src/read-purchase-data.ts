import type { ApiClient } from '@shop/api-client/api-client';
import { isApiError } from '@shop/api-client/is-api-error';
import { getEcommerceEvent } from '@shop/contract/ecommerce-events/get-ecommerce-event';
import type { NamedStorage } from '@shop/site/storage/browser-storage';
import { clearPurchase, readPurchase } from './purchase-record';

/**
 * Fetches the purchase that was made on this device, for analytics; null where no record is stored. A record that the
 * server does not know is removed. account §7, §8
 */
export async function readPurchaseData(api: ApiClient, storage: NamedStorage, nowMs: number) {
  const record = readPurchase(storage, nowMs);
  if (record === null) return null;
  try {
    return (await api.call(getEcommerceEvent, { params: { id: record.cartToken } })).data;
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'not-found') throw error;
    clearPurchase(storage);
    return null;
  }
}
