import { type ShopName, shopOrigin } from '@shop/testing-browser';

/** The ports of the platform under test, started by `tools/start/with-platform.mjs`. */
const PORT_BASE = Number(process.env['SHOP_E2E_PORT_BASE'] ?? '4000');

/** The origin of a shop of the platform under test. */
export function originOf(shop: ShopName): string {
  return shopOrigin(PORT_BASE, shop);
}
