import { modifyCartOther } from '@shop/contract/carts/modify-cart-other';
import type { CartCommand } from '../run-command';

/** Sets what the shopper asks of the shop beside the order. core §7 */
export const setRemarks = (remarks: string): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) => api.call(modifyCartOther, { body: { cart_token: cartToken, remarks } }),
});
