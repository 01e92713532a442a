import type { ShopServices } from '@shop/query/shop-services';
import type { CookiePort } from '@shop/session/session-ports';
import { browserCookies } from '@shop/session/browser-cookies';
import { waitUntil } from '@shop/site/loading/wait-until';
import { cartTokenOf } from './cart-token-of';

/** core §9, which does not name the interval. */
const CART_TOKEN_WAIT = { maxMs: 3_000, stepMs: 100 };

/**
 * The token of this tab's cart as soon as somebody has opened it; `null` where nobody has in 3 s. core §9
 */
export function waitForCartToken(
  services: Pick<ShopServices, 'queryClient' | 'channel'>,
  cookiesOf: () => CookiePort = browserCookies,
): Promise<string | null> {
  const token = cartTokenOf(services, cookiesOf);
  return waitUntil(() => token.get(), CART_TOKEN_WAIT);
}
