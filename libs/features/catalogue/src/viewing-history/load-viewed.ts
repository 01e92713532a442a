import { listGuestProductHistories } from '@shop/contract/product-histories/list-guest-product-histories';
import { listProductHistories } from '@shop/contract/product-histories/list-product-histories';
import type { ShopServices } from '@shop/query/shop-services';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { toProductSummary } from '../to-product';
import { readGuestToken } from './guest-history';
import type { ViewedProduct } from './viewed-products-query';

const WHOLE = { query: { per: 'all' } } as const;

/** What the member, or the guest of this device, looked at last; nothing for a guest who has viewed no product yet. */
export async function loadViewed(services: ShopServices): Promise<readonly ViewedProduct[]> {
  const { api, session } = services;
  const { token } = await session.waitForSessionCheck();
  const guestToken = token === null ? readGuestToken(deviceStorage(services)) : null;
  if (token === null && guestToken === null) return [];
  const { data } =
    guestToken === null
      ? await api.call(listProductHistories, WHOLE)
      : await api.call(listGuestProductHistories, WHOLE, { guestToken });
  return data.map(({ product }) => ({ product: toProductSummary(product) }));
}
