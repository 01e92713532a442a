import { validationMessages } from '@shop/validation/messages';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import type { StoredAddress } from '../db/schema';
import { invalidFields } from '../http/http-error';
import { findPostalAddresses } from '../postal-codes/find-postal-addresses';

/** Floors of a building with a postal code of its own, and land without numbers, are found without a house number. */
const COMPLETE = /階|無番地/;

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

type PlacedLine = Pick<StoredAddress, 'postalCode' | 'address1'>;

/** The message about an address without a house number. */
export const NO_HOUSE_NUMBER = validationMessages.houseNumber(fieldLabels.address.address1);

/**
 * Whether an address's line is the town that its postal code stands for and nothing more, such as 麻布十番 or
 * すずらん台東１番町: their numbers are not the house's. Call it before a transaction, because it reads the register.
 */
export async function lacksHouseNumber({ postalCode, address1 }: PlacedLine): Promise<boolean> {
  if (COMPLETE.test(address1)) return false;
  const towns = await findPostalAddresses(postalCode);
  return towns.some((town) => plain(town.address1) === plain(address1));
}

/** Rejects an address that lacks its house number. Call it before a transaction, because it reads the register. */
export async function requireHouseNumber(address: PlacedLine, field = 'address1'): Promise<void> {
  if (await lacksHouseNumber(address)) throw invalidFields({ [field]: [NO_HOUSE_NUMBER] });
}
