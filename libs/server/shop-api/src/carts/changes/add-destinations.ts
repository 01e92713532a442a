import type { StoredAddress } from '../../db/schema';
import { listDeliveryMethods, ORDINARY_DELIVERY } from '../../shipping-leadtime/delivery-store';
import { insertShippings } from '../state/shipping-store';
import type { CartChangeContext } from './cart-change-context';

/** Adds destinations behind those of a cart, by the shop's first delivery method. The caller keeps the limit of a cart. */
export async function addDestinations(
  { tx, cart, context }: Pick<CartChangeContext, 'tx' | 'cart' | 'context'>,
  places: readonly { readonly userAddressId: number | null; readonly address: StoredAddress }[],
): Promise<void> {
  const [method] = await listDeliveryMethods(tx, context.channel.id);
  await insertShippings(
    tx,
    places.map((place) => ({
      cartId: cart.id,
      ...place,
      deliveryId: method?.deliveryId ?? ORDINARY_DELIVERY,
    })),
  );
}
