import { addCartCoupon } from '@shop/contract/carts/add-cart-coupon';
import type { CartCommand } from '../run-command';

/** Uses a coupon by its code; the server decides whether it can be used. core §7 */
export const addCoupon = (code: string): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) => api.call(addCartCoupon, { body: { cart_token: cartToken, code } }),
});
