import { createProductHistory } from '@shop/contract/product-histories/create-product-history';
import { GUEST_TOKEN_HEADER } from '@shop/contract/product-histories/product-history';
import type { ShopServices } from '@shop/query/shop-services';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { toProductSummary } from '../to-product';
import { saveGuestToken, readGuestToken } from './guest-history';
import { viewedProductsQuery } from './viewed-products-query';

/**
 * Moves a product to the front of the shopper's history (at most 10, each once), and shows the history that the API
 * returns. A guest is known by a secret of this device, which the first call gives out. account §4, §6
 */
export async function recordView(services: ShopServices, productId: number): Promise<void> {
  const { api, queryClient, session } = services;
  const device = deviceStorage(services);
  const { token } = await session.waitForSessionCheck();
  const guestToken = token === null ? readGuestToken(device) : null;
  const { data, headers } = await api.call(
    createProductHistory,
    { body: { product_id: productId } },
    guestToken === null ? {} : { guestToken },
  );
  const given = headers.get(GUEST_TOKEN_HEADER);
  if (given !== null) saveGuestToken(device, given);
  queryClient.setQueryData(
    viewedProductsQuery.queryKey,
    data.map(({ product }) => ({ product: toProductSummary(product) })),
  );
}
