import type { ApiClient } from '@shop/api-client/api-client';
import type { NamedStorage } from '@shop/site/storage/browser-storage';
import type { ShopEvent } from '@shop/site/state/shop-events';
import { claimTracking, readPurchase } from './purchase-record';
import { readPurchaseData } from './read-purchase-data';

/**
 * Tracks the purchase made on this device once, if it is that of `orderNo`, whatever is reloaded: it is marked as tracked
 * before `send` begins. `send` is `null` without the shopper's consent. The data is fetched in any case, because a 404 clears
 * a stale record. True for a purchase that was not sent. account §7, §8
 */
export async function trackPurchase(
  api: ApiClient,
  storage: NamedStorage,
  { orderNo, nowMs }: { readonly orderNo: string; readonly nowMs: number },
  send: ((purchase: ShopEvent) => Promise<void>) | null,
): Promise<boolean> {
  const record = readPurchase(storage, nowMs);
  if (record?.orderNo !== orderNo || record.isTracked === true) return false;
  const data = await readPurchaseData(api, storage, nowMs);
  if (data === null) return false;
  if (send === null) return true;
  if (!claimTracking(storage, record, nowMs)) return false;
  await send({
    name: 'purchase',
    cartToken: record.cartToken,
    transaction: { orderNo: data.order_no, tax: data.total_tax, shipping: data.total_carriage },
    items: data.products.map((product) => ({
      key: product.key,
      name: product.name,
      brand: product.brand,
      categories: product.categories,
      variant: product.variant,
      price: product.unit_price,
      quantity: product.quantity,
    })),
  });
  return false;
}
