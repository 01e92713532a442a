import { requireHouseNumber } from '../addresses/require-house-number';
import type { StoredAddress } from '../db/schema';
import { findPostalAddresses } from '../postal-codes/find-postal-addresses';
import { giftErrors } from './gift-errors';

/** Throws where a known postal code lies in another prefecture. */
export async function requirePrefecture({
  postalCode,
  prefecture,
}: Pick<StoredAddress, 'postalCode' | 'prefecture'>): Promise<void> {
  const places = await findPostalAddresses(postalCode);
  if (places.length > 0 && !places.some((place) => place.prefecture === prefecture))
    throw giftErrors.prefectureMismatch();
}

/**
 * A known postal code must lie in the prefecture: nobody at the shop can ask a receiver back. A code that the register
 * does not know may be newer than the register. The house needs a number, too.
 */
export async function checkGiftAddress(address: StoredAddress): Promise<void> {
  await requirePrefecture(address);
  await requireHouseNumber(address);
}
