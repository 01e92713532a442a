import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { createReadyCart } from '@shop/testing-api/checkout';
import { API, findProductInStock } from './api';
import { setCartCookie } from './set-cart-cookie';
import type { RegisteredMember } from './register-member';
import { setSessionCookies } from './session-cookies';
import type { Shopper } from './shopper';

const HOUR_MS = 3_600_000;

/**
 * Opens the confirmation page with a cart that has this payment method: a guest's, or a signed-in member's.
 */
export async function openConfirmation(
  shopper: Shopper,
  payment_id: number,
  member: RegisteredMember | null = null,
): Promise<void> {
  const buyer = member === null ? {} : { token: member.token };
  const cart = await createReadyCart(API, [await findProductInStock()], buyer);
  await API.call(modifyCartOrderSpec, { body: { cart_token: cart.token, payment_id } }, buyer);
  if (member !== null)
    await setSessionCookies(shopper.context, {
      token: member.token,
      expiresAt: new Date(Date.now() + HOUR_MS),
    });
  await setCartCookie(shopper, cart);
  await shopper.open('/cart/confirm');
  await shopper.page.getByRole('button', { name: '注文を確定する' }).waitFor();
  await shopper.waitUntilIdle();
}
