import type { PickupRecipient } from '@shop/contract/carts/add-cart-shipping';
import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { type StoredAddress, users } from '../../db/schema';
import { isPickupOpen, listPickupSchools, type PickupSchool } from '../../schools/school-pickup-store';
import { listDeliveryMethods, ORDINARY_DELIVERY } from '../../shipping-leadtime/delivery-store';
import { cartErrors } from '../state/cart-errors';
import type { CartChange } from '../state/cart-store';
import { deleteShippings, insertShipping, listShippings, updateShipping } from '../state/shipping-store';
import type { CartChangeContext } from './cart-change-context';

/** Which school, and whose order it is. */
interface PickupChoice {
  readonly school_id: number;
  /** Of a guest; what a member writes here does not count. */
  readonly recipient?: InferOutput<typeof PickupRecipient> | undefined;
}

type Recipient = Pick<
  StoredAddress,
  'lastName' | 'firstName' | 'lastNameKana' | 'firstNameKana' | 'phoneNumber' | 'cellPhoneNumber'
>;

/**
 * Makes a school the cart's only destination, which hands the order over on its day. The school's tag has to be open to this
 * shopper (`tagIds`), and its deadline ahead. The order is no gift any more.
 */
export async function choosePickup(
  work: CartChangeContext,
  { school_id: id, recipient }: PickupChoice,
  tagIds: readonly number[],
): Promise<CartChange> {
  const { tx, cart, context } = work;
  const offered = await listPickupSchools(tx, context.channel.id, tagIds);
  const school = offered.find((one) => one.id === id);
  if (school === undefined) throw cartErrors.pickupNotOffered();
  if (!isPickupOpen(school.pickup, context.clock.now())) throw cartErrors.pickupOver(school.pickup.until);
  const chosen = destinationAt(school, await readRecipient(work, recipient));
  const [first, ...others] = await listShippings(tx, cart.id);
  for (const { key } of others) await deleteShippings(tx, cart.id, key);
  const [method] = await listDeliveryMethods(tx, context.channel.id);
  const deliveryId = method?.deliveryId ?? ORDINARY_DELIVERY;
  if (first === undefined) await insertShipping(tx, { cartId: cart.id, ...chosen, deliveryId });
  else
    await updateShipping(tx, first.id, {
      ...chosen,
      deliveryId,
      deliveryAt: null,
      deliveryTimezoneKey: null,
    });
  return { receiver: null };
}

/** The school stands behind the address where a building would: it is where the recipient asks for it. */
const destinationAt = ({ id, name, pickup }: PickupSchool, recipient: Recipient) => ({
  userAddressId: null,
  address: {
    ...recipient,
    postalCode: pickup.postalCode,
    prefecture: pickup.prefecture,
    city: pickup.city,
    address1: pickup.address1,
    address2: name,
  },
  pickup: { schoolId: id, schoolName: name, on: pickup.on, until: pickup.until },
});

async function readRecipient(
  { tx, context }: CartChangeContext,
  written: PickupChoice['recipient'],
): Promise<Recipient> {
  if (context.member !== null) {
    const [user] = await tx.select().from(users).where(eq(users.id, context.member.id));
    if (user === undefined || user.lastName === '') throw cartErrors.ordererMissing();
    const { lastName, firstName, lastNameKana, firstNameKana, phoneNumber, cellPhoneNumber } = user;
    return { lastName, firstName, lastNameKana, firstNameKana, phoneNumber, cellPhoneNumber };
  }
  if (written === undefined) throw cartErrors.ordererMissing();
  return {
    lastName: written.shipping_last_name,
    firstName: written.shipping_first_name,
    lastNameKana: written.shipping_last_name_kana,
    firstNameKana: written.shipping_first_name_kana,
    phoneNumber: written.phone_number,
    cellPhoneNumber: '',
  };
}
