import type { ShopServices } from '@shop/query/shop-services';
import type { CookiePort } from '@shop/session/session-ports';
import { browserCookies } from '@shop/session/browser-cookies';
import { webLocks } from '@shop/session/web-locks';
import { channelPrefixOf } from '@shop/site/settings/settings-query';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { paymentInProgressCookie } from '@shop/site/storage/cookie-names';
import type { CartContext } from './cart-context';
import { cartTokenOf } from './cart-token-of';
import { commandQueueOf } from './command-queue-atom';

/** The mark of a payment in progress expires after this time. */
const PAYMENT_COOKIE_DAYS = 1;

/** Creates the cart context from the services of this tab. Cookies are read on demand, never while rendering. */
export function createCartContext(
  services: Pick<ShopServices, 'api' | 'queryClient' | 'store' | 'clock' | 'channel'>,
  cookiesOf: () => CookiePort = browserCookies,
): CartContext {
  const { api, queryClient, store, clock, channel } = services;
  const prefix = () => channelPrefixOf(queryClient, channel);
  return {
    api,
    queryClient,
    store,
    token: cartTokenOf(services, cookiesOf),
    paymentInProgress: {
      set: () => cookiesOf().set(paymentInProgressCookie(prefix()), '1', { days: PAYMENT_COOKIE_DAYS }),
      consume: () => {
        const isSet = cookiesOf().get(paymentInProgressCookie(prefix())) !== undefined;
        cookiesOf().remove(paymentInProgressCookie(prefix()));
        return isSet;
      },
    },
    device: () => deviceStorage(services),
    clock,
    locks: webLocks(),
    queue: {
      enqueue: (command) => commandQueueOf(store).enqueue(command),
      pending: () => commandQueueOf(store).pending(),
    },
  };
}
