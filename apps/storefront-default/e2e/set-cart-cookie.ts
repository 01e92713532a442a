import { cartTokenCookie } from '@shop/site/storage/cookie-names';
import type { Shopper } from './shopper';

/** Sets the cookie with the token of a cart, as if the cart had been filled in this browser. */
export async function setCartCookie(
  { context, origin }: Shopper,
  cart: { readonly token: string },
): Promise<void> {
  await context.addCookies([{ name: cartTokenCookie('default_'), value: cart.token, url: origin }]);
}
