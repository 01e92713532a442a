import { previewCartPackingsSpec } from '@shop/contract/carts/preview-cart-packings';
import { defineRoute } from '../../http/define-route';
import { findOwnCart, requireOpen } from '../state/find-cart';
import { presentCart } from '../state/present-cart';
import { previewPackings } from '../state/preview-packings';
import { requireAvailable } from '../state/require-available';

/** POST /v1/carts/packings/preview */
export const previewCartPackingsRoute = defineRoute(previewCartPackingsSpec, async (context, { body }) => {
  const cart = await findOwnCart(context.db, context, body.cart_token, { isLocking: false });
  requireOpen(cart, context.clock.now());
  const state = await previewPackings(context.db, context, cart, body.packings);
  requireAvailable(state.lines);
  return presentCart(state, body.cart_token);
});
