import { createQueryClient } from '@shop/query/create-query-client';
import { browserCookies } from '@shop/session/browser-cookies';
import { systemClock } from '@shop/session/system-clock';
import { SETTINGS_KEY } from '@shop/site/settings/settings-query';
import { readSettings } from '@shop/site/settings/settings';
import { createStore } from 'jotai/vanilla';
import { createCartContext } from './create-cart-context';
import { cartTokenOf } from './cart-token-of';
import { waitForCartToken } from './wait-for-cart-token';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const queryClient = createQueryClient('browser');
const services = { queryClient, channel: 'default' };
afterEach(() => cartTokenOf(services).clear());

it('[const-wait-cart-token] [interp-wait-steps] waits 3 s for a cart that is not created', async () => {
  const seen: (string | null)[] = [];
  void waitForCartToken(services).then((token) => seen.push(token));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(seen).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([null]);
});

it('[const-wait-cart-token] takes the token as soon as there is one', async () => {
  const seen: (string | null)[] = [];
  void waitForCartToken(services).then((token) => seen.push(token));
  await jest.advanceTimersByTimeAsync(1_000);
  cartTokenOf(services).set('token-of-the-cart');
  await jest.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(['token-of-the-cart']);
});

it('[const-cookie-cart-token] [gap-cart-token-cookie-name] [entity-session] [const-cookie-payment-in-progress] [gap-payment-in-progress-cookie-name] [setting-site-channel-prefix] the cookies of cart token and payment have the prefix of the settings', () => {
  queryClient.setQueryData(SETTINGS_KEY, readSettings({ 'SITE.CHANNEL_PREFIX': 'gakuen_' }));
  const api = { call: () => Promise.reject(new Error('not asked here')) };
  const cart = createCartContext({ ...services, api, store: createStore(), clock: systemClock });
  cart.token.set('token-of-the-cart');
  cart.paymentInProgress.set();
  expect(browserCookies().get('gakuen_cart_token')).toBe('token-of-the-cart');
  expect(browserCookies().get('gakuen_payment_in_progress')).toBe('1');
  expect([cart.paymentInProgress.consume(), cart.paymentInProgress.consume()]).toEqual([true, false]);
  cart.token.clear();
  expect(browserCookies().get('gakuen_cart_token')).toBeUndefined();
  queryClient.clear();
});
