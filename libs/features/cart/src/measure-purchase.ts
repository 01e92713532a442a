import type { ApiClient } from '@shop/api-client/api-client';
import type { NamedStorage } from '@shop/site/browser-storage';
import { markMeasured, readPurchase } from './purchase-record';
import { readPurchaseData } from './read-purchase-data';

/** One purchase as the measuring of sales takes it. Integer yen, names of the usual analytics. */
export interface MeasuredPurchase {
  readonly event: 'purchase';
  readonly ecommerce: {
    readonly transaction_id: string;
    readonly currency: 'JPY';
    readonly value: number;
    readonly tax: number;
    readonly shipping: number;
    readonly items: readonly {
      readonly item_id: string;
      readonly item_name: string;
      readonly price: number;
      readonly quantity: number;
    }[];
  };
}

/**
 * Tells of the purchase that this device has made, once: `tell` answers whether anybody measures. The data is asked for
 * by the cart token in any case, which clears a record that the server knows nothing of. account §7, §8
 */
export async function measurePurchase(
  api: ApiClient,
  storage: NamedStorage,
  nowMs: number,
  tell: (purchase: MeasuredPurchase) => Promise<boolean>,
): Promise<void> {
  const record = readPurchase(storage, nowMs);
  if (record === null || record.isMeasured === true) return;
  const data = await readPurchaseData(api, storage, nowMs);
  if (data === null) return;
  const isTold = await tell({
    event: 'purchase',
    ecommerce: {
      transaction_id: data.order_no,
      currency: 'JPY',
      value: data.total_payment,
      tax: data.total_tax,
      shipping: data.total_carriage,
      items: data.products.map(({ code, name, unit_price, quantity }) => ({
        item_id: code,
        item_name: name,
        price: unit_price,
        quantity,
      })),
    },
  });
  if (isTold) markMeasured(storage, record, nowMs);
}
