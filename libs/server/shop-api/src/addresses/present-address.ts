import type { ShippingAddress } from '@shop/contract/user-addresses/shipping-address';
import type { StoredAddress } from '../db/schema';

const POSTAL_HEAD = 3;

/** A stored address as the contract shows it, with its joined fields. */
export function presentAddress(address: StoredAddress): ShippingAddress {
  const combined = [address.city + address.address1, address.address2]
    .filter((part) => part !== '')
    .join(' ');
  return {
    shipping_name: `${address.lastName} ${address.firstName}`,
    shipping_last_name: address.lastName,
    shipping_first_name: address.firstName,
    shipping_kana: `${address.lastNameKana} ${address.firstNameKana}`.trim(),
    shipping_last_name_kana: address.lastNameKana,
    shipping_first_name_kana: address.firstNameKana,
    postal_code: address.postalCode,
    formatted_postal_code: `${address.postalCode.slice(0, POSTAL_HEAD)}-${address.postalCode.slice(POSTAL_HEAD)}`,
    prefecture: address.prefecture,
    city: address.city,
    address1: address.address1,
    address2: address.address2,
    combined_address: combined,
    full_address: address.prefecture + combined,
    phone_number: address.phoneNumber,
    cell_phone_number: address.cellPhoneNumber,
  };
}
