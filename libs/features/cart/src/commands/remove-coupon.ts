import { deleteCartCoupon } from '@shop/contract/carts/delete-cart-coupon';
import type { CartCommand } from '../run-command';

/** Takes a coupon back. core §7 */
export const removeCoupon = (code: string): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) => api.call(deleteCartCoupon, { body: { cart_token: cartToken, code } }),
});
