import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import type { InferOutput } from 'valibot';
import { addressNotFound } from '../addresses/address-service';
import { findAddress } from '../addresses/address-store';
import { readAddressInput } from '../addresses/read-address-input';
import type { StoredAddress } from '../db/schema';
import { listDeliveryMethods, ORDINARY_DELIVERY } from '../shipping-leadtime/delivery-store';
import { cartFailures } from './cart-failures';
import type { CartWork } from './change-cart';
import { insertShipping, listShippings, updateShipping } from './shipping-store';

/** A book entry's id, or an address written now. */
export interface AddressChoice {
  readonly user_address_id?: number | undefined;
  readonly address?: InferOutput<typeof ShippingAddressInput> | undefined;
}

/**
 * Sets where the cart goes; another choice replaces the one before and takes the wished day back, because another
 * place may not be reached by then.
 */
export async function chooseAddress(work: CartWork, choice: AddressChoice): Promise<void> {
  const { tx, cart, context } = work;
  const chosen = await readChoice(work, choice);
  const [current] = await listShippings(tx, cart.id);
  if (current !== undefined) {
    await updateShipping(tx, current.id, { ...chosen, deliveryAt: null });
    return;
  }
  const [method] = await listDeliveryMethods(tx, context.channel.id);
  await insertShipping(tx, {
    cartId: cart.id,
    ...chosen,
    deliveryId: method?.deliveryId ?? ORDINARY_DELIVERY,
  });
}

async function readChoice(
  { tx, context }: CartWork,
  { user_address_id: id, address }: AddressChoice,
): Promise<{ userAddressId: number | null; address: StoredAddress }> {
  if (id === undefined) {
    if (address === undefined) throw cartFailures.addressMissing();
    return { userAddressId: null, address: readAddressInput(address) };
  }
  const row = context.member === null ? null : await findAddress(tx, context.member.id, id);
  if (row === null) throw addressNotFound();
  const { lastName, firstName, lastNameKana, firstNameKana, postalCode, prefecture } = row;
  const { city, address1, address2, phoneNumber, cellPhoneNumber } = row;
  const name = { lastName, firstName, lastNameKana, firstNameKana };
  const place = { postalCode, prefecture, city, address1, address2 };
  return { userAddressId: id, address: { ...name, ...place, phoneNumber, cellPhoneNumber } };
}
