import { MAX_CART_SHIPPINGS } from '@shop/contract/carts/max-cart-shippings';
import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import type { InferOutput } from 'valibot';
import { addressNotFound } from '../../addresses/address-service';
import { findAddress } from '../../addresses/address-store';
import { readAddressInput } from '../../addresses/read-address-input';
import type { StoredAddress } from '../../db/schema';
import { allowsSeveralShippings } from './allows-several-shippings';
import { cartErrors } from '../state/cart-errors';
import type { CartChange } from '../state/cart-store';
import type { CartChangeContext } from './cart-change-context';
import { listShippings, updateShipping } from '../state/shipping-store';
import { addDestinations } from './add-destinations';

/** The id of an entry in the address book, or a new address. */
export interface AddressChoice {
  readonly user_address_id?: number | undefined;
  readonly address?: InferOutput<typeof ShippingAddressInput> | undefined;
  /** The destination to replace; by default the first. */
  readonly key?: string | undefined;
  readonly is_additional: boolean;
}

/**
 * Sets or adds a destination. A new address clears the wished day, because it may not be possible there. An order
 * with an address is no longer a gift, and a school that hands it over gives way to the address.
 */
export async function chooseAddress(work: CartChangeContext, choice: AddressChoice): Promise<CartChange> {
  const { tx, cart, context } = work;
  const chosen = await readChoice(work, choice);
  const shippings = await listShippings(tx, cart.id);
  const current = choice.key === undefined ? shippings[0] : shippings.find(({ key }) => key === choice.key);
  if (choice.key !== undefined && current === undefined) throw cartErrors.shippingNotFound();
  if (
    current !== undefined &&
    (!choice.is_additional || current.address === null || current.pickup !== null)
  ) {
    await updateShipping(tx, current.id, { ...chosen, pickup: null, deliveryAt: null });
    return { receiver: null };
  }
  if (shippings.length > 0 && !allowsSeveralShippings(context.channel))
    throw cartErrors.shippingNotMultiple();
  if (shippings.length >= MAX_CART_SHIPPINGS) throw cartErrors.tooManyShippings(MAX_CART_SHIPPINGS);
  await addDestinations(work, [chosen]);
  return { receiver: null };
}

async function readChoice(
  { tx, context }: CartChangeContext,
  { user_address_id: id, address }: AddressChoice,
): Promise<{ userAddressId: number | null; address: StoredAddress }> {
  if (id === undefined) {
    if (address === undefined) throw cartErrors.addressMissing();
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
