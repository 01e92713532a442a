import type { ApiClient } from '@shop/api-client/api-client';
import type { NamedStorage } from '@shop/site/browser-storage';
import { markTracked, readPurchase } from './purchase-record';
import { readPurchaseData } from './read-purchase-data';

/** A purchase in the format of Google Analytics. Integer yen. */
export interface PurchaseEvent {
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
 * Tracks the purchase made on this device once. `send` returns whether there is an analytics tool. The data is fetched
 * in any case, because a 404 clears a stale record. account §7, §8
 */
export async function trackPurchase(
  api: ApiClient,
  storage: NamedStorage,
  nowMs: number,
  send: (purchase: PurchaseEvent) => Promise<boolean>,
): Promise<void> {
  const record = readPurchase(storage, nowMs);
  if (record === null || record.isTracked === true) return;
  const data = await readPurchaseData(api, storage, nowMs);
  if (data === null) return;
  const isSent = await send({
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
  if (isSent) markTracked(storage, record, nowMs);
}
