import { setCartPoint } from '@shop/contract/carts/set-cart-point';
import type { CartCommand } from '../run-command';

/** Uses so many points, 0 for none; the server uses no more than the cart's total. core §7 */
export const setPoints = (points: number): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) => api.call(setCartPoint, { body: { cart_token: cartToken, point: points } }),
});
