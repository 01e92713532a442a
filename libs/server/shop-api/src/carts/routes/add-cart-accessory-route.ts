import { addCartAccessorySpec } from '@shop/contract/carts/add-cart-accessory';
import { handle } from '../../http/handle';
import { addAccessory } from '../changes/change-accessories';
import { changeCart } from '../changes/change-cart';

export const addCartAccessoryRoute = handle(addCartAccessorySpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await addAccessory(work, body);
    return undefined;
  }),
);
