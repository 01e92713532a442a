import { createQueryClient } from '@shop/query/create-query-client';
import { cartTokenOf } from './cart-token-of';
import { hasCartCookie } from './has-cart-cookie';

const services = { queryClient: createQueryClient('browser'), channel: 'default' };

afterEach(() => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
});

test.each([
  ['none', [], false],
  ['its own', ['default_cart_token=abc'], true],
  ['its own after another', ['consent=no', 'default_cart_token=abc'], true],
  ['one of another shop', ['school_cart_token=abc'], false],
  ['one whose name ends like it', ['my_default_cart_token=abc'], false],
  ['one that is empty', ['default_cart_token='], false],
])('with %s cookie', (_name, cookies, expected) => {
  for (const cookie of cookies) document.cookie = cookie;
  expect(hasCartCookie(services)).toBe(expected);
});

test('it finds the cookie that the cart writes, and not one that the cart has removed', () => {
  const cookie = cartTokenOf(services);
  cookie.set('a token/with signs');
  expect(hasCartCookie(services)).toBe(true);
  cookie.clear();
  expect(hasCartCookie(services)).toBe(false);
});
