import { cartTokenCookie } from '@shop/site/cookie-names';
import type { Shopper } from './shopper';

/** Puts a cart into the browser, as if it had been filled there. */
export async function holdCart(
  { context, origin }: Shopper,
  cart: { readonly token: string },
): Promise<void> {
  await context.addCookies([{ name: cartTokenCookie('default_'), value: cart.token, url: origin }]);
}
