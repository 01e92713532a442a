import { listDeliveryMethods, ORDINARY_DELIVERY } from '../../shipping-leadtime/delivery-store';
import type { StoredReceiver } from '../../db/schema';
import { requireGiftOffer } from '../../social-gifts/require-gift-offer';
import type { CartChange } from '../state/cart-store';
import type { CartChangeContext } from './cart-change-context';
import { deleteShippings, insertShipping, listShippings, updateShipping } from '../state/shipping-store';

/**
 * Makes the order a gift: its receiver enters the address later, so that chosen addresses are removed. Null makes it
 * an ordinary order again, which then needs an address.
 */
export async function chooseReceiver(
  { tx, cart, context }: CartChangeContext,
  receiver: StoredReceiver | null,
): Promise<CartChange> {
  if (receiver !== null) requireGiftOffer(context.channel);
  const [first, ...others] = await listShippings(tx, cart.id);
  for (const { key } of others) await deleteShippings(tx, cart.id, key);
  if (receiver === null) {
    if (first?.address === null) await deleteShippings(tx, cart.id);
    return { receiver };
  }
  const unknown = { userAddressId: null, address: null, pickup: null };
  if (first !== undefined)
    await updateShipping(tx, first.id, { ...unknown, deliveryAt: null, deliveryTimezoneKey: null });
  else {
    const [method] = await listDeliveryMethods(tx, context.channel.id);
    await insertShipping(tx, {
      cartId: cart.id,
      ...unknown,
      deliveryId: method?.deliveryId ?? ORDINARY_DELIVERY,
    });
  }
  return { receiver };
}
