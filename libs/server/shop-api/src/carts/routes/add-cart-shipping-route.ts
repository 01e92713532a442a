import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { readAddressInput } from '../../addresses/read-address-input';
import { requireHouseNumber } from '../../addresses/require-house-number';
import { defineRoute } from '../../http/define-route';
import { readTagGrants } from '../../tags/tag-grant';
import { changeCart } from '../changes/change-cart';
import { chooseAddress } from '../changes/choose-address';
import { choosePickup } from '../changes/choose-pickup';

export const addCartShippingRoute = defineRoute(addCartShippingSpec, async (context, { body }) => {
  const { pickup } = body;
  if (pickup !== undefined) {
    // Before the transaction, which holds the embedded database's only connection.
    const tagIds = await readTagGrants(context);
    return changeCart(context, body.cart_token, (work) => choosePickup(work, pickup, tagIds));
  }
  if (body.address !== undefined && body.user_address_id === undefined)
    await requireHouseNumber(readAddressInput(body.address), 'address.address1');
  return changeCart(context, body.cart_token, (work) => chooseAddress(work, body));
});
