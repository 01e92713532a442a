import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { requireUndecided } from '../state/find-cart';
import { resetCart } from '../changes/reset-cart';

export const resetCartRoute = defineRoute(resetCartSpec, (context, { body }) =>
  changeCart(
    context,
    body.cart_token,
    (work) => resetCart({ ...work, now: context.clock.now() }, body.reason),
    requireUndecided,
  ),
);
