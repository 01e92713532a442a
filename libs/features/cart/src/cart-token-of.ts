import type { ShopServices } from '@shop/query/shop-services';
import type { CookiePort } from '@shop/session/session-ports';
import { browserCookies } from '@shop/session/browser-cookies';
import { cartTokenCookie } from '@shop/site/storage/cookie-names';
import { channelPrefixOf } from '@shop/site/settings/settings-query';
import type { CartTokenCookie } from './cart-context';

/** As long as the API stores an unused cart. */
const CART_COOKIE_DAYS = 30;

/** The cookie with the cart token of this tab. It is read on demand, never while rendering. */
export function cartTokenOf(
  { queryClient, channel }: Pick<ShopServices, 'queryClient' | 'channel'>,
  cookiesOf: () => CookiePort = browserCookies,
): CartTokenCookie {
  const name = () => cartTokenCookie(channelPrefixOf(queryClient, channel));
  return {
    get: () => cookiesOf().get(name()) ?? null,
    set: (token) => cookiesOf().set(name(), token, { days: CART_COOKIE_DAYS }),
    clear: () => cookiesOf().remove(name()),
  };
}
