import { resetCartShippingsSpec } from '@shop/contract/carts/reset-cart-shippings';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { clearDeliveryRequests, deleteShippings } from '../state/shipping-store';

export const resetCartShippingsRoute = defineRoute(resetCartShippingsSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async ({ tx, cart }) => {
    await (body.is_removing_address ? deleteShippings : clearDeliveryRequests)(tx, cart.id, body.key);
    return body.is_removing_address && body.key === undefined ? { receiver: null } : undefined;
  }),
);
