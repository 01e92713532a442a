import { apiUrl, defaultShopOrigin, shopPort } from '@shop/shops/shop-urls';
import type { ShopName } from '@shop/shops/shop-list';

/** The ports of the platform under test, started by `tools/start/with-platform.mjs`. */
const PORT_BASE = Number(process.env['SHOP_E2E_PORT_BASE'] ?? '4000');

/** The API of the platform under test. */
export const API_ORIGIN = apiUrl(PORT_BASE);

/** The origin of a shop of the platform under test. */
export function originOf(shop: ShopName): string {
  return defaultShopOrigin(shop, PORT_BASE);
}

/** The same shop by its port alone: on this host the shops share their cookies. */
export function portOriginOf(shop: ShopName): string {
  return `http://127.0.0.1:${shopPort(shop, PORT_BASE)}`;
}
