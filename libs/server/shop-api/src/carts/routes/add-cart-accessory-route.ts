import { addCartAccessorySpec } from '@shop/contract/carts/add-cart-accessory';
import { defineRoute } from '../../http/define-route';
import { addAccessory } from '../changes/change-accessories';
import { changeCart } from '../changes/change-cart';

export const addCartAccessoryRoute = defineRoute(addCartAccessorySpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await addAccessory(work, body);
    return undefined;
  }),
);
