import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { readyCart } from '@shop/testing-api/checkout';
import { API, oneInStock } from './api';
import { holdCart } from './hold-cart';
import type { OwnMember } from './own-member';
import { holdSession } from './session-cookies';
import type { Shopper } from './shopper';

const HOUR_MS = 3_600_000;

/** Opens the last page before the order, with a cart that is paid so: a visitor's, or a member's who is signed in. */
export async function openConfirmation(
  shopper: Shopper,
  payment_id: number,
  member: OwnMember | null = null,
): Promise<void> {
  const buyer = member === null ? {} : { token: member.token };
  const cart = await readyCart(API, [await oneInStock()], buyer);
  await API.call(modifyCartOrderSpec, { body: { cart_token: cart.token, payment_id } }, buyer);
  if (member !== null)
    await holdSession(shopper.context, {
      token: member.token,
      expiresAt: new Date(Date.now() + HOUR_MS),
    });
  await holdCart(shopper, cart);
  await shopper.open('/cart/confirm');
  await shopper.page.getByRole('button', { name: '注文を確定する' }).waitFor();
  await shopper.rests();
}
