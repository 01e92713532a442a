import { resetCartShippingsSpec } from '@shop/contract/carts/reset-cart-shippings';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { removeShipping } from '../changes/remove-shipping';
import { clearDeliveryRequests } from '../state/shipping-store';

export const resetCartShippingsRoute = defineRoute(resetCartShippingsSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    if (body.is_removing_address) await removeShipping(work, body.key);
    else await clearDeliveryRequests(work.tx, work.cart.id, body.key);
    return body.is_removing_address && body.key === undefined ? { receiver: null } : undefined;
  }),
);
