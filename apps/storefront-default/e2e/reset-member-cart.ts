import { initCartSpec } from '@shop/contract/carts/init-cart';
import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { API } from './api';

/** Empties the cart of a member whom several tests use: whatever one of them has left is not to be in the next one's. */
export async function resetMemberCart(token: string): Promise<void> {
  const { body } = await API.call(initCartSpec, { body: { token: null } }, { token });
  await API.call(resetCartSpec, { body: { cart_token: body.token } }, { token });
}
