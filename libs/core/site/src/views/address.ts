import type { ShippingAddress } from '@shop/contract/user-addresses/shipping-address';

/** A postal address, as pages show it. */
export interface Address {
  readonly name: string;
  readonly kana: string;
  /** `123-4567` */
  readonly postalCode: string;
  readonly prefecture: string;
  readonly fullAddress: string;
  readonly phoneNumber: string;
}

/** A postal address in the parts that a form has fields for. */
export interface AddressParts {
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  /** `123-4567` */
  readonly postalCode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly address1: string;
  readonly address2: string;
  readonly phoneNumber: string;
}

/** The parts of a postal address of the API. */
export const toAddressParts = (address: ShippingAddress): AddressParts => ({
  lastName: address.shipping_last_name,
  firstName: address.shipping_first_name,
  lastNameKana: address.shipping_last_name_kana,
  firstNameKana: address.shipping_first_name_kana,
  postalCode: address.formatted_postal_code,
  prefecture: address.prefecture,
  city: address.city,
  address1: address.address1,
  address2: address.address2,
  phoneNumber: address.phone_number,
});

/** Converts a postal address of the API. */
export function toAddress(address: ShippingAddress): Address {
  return {
    name: address.shipping_name,
    kana: address.shipping_kana,
    postalCode: address.formatted_postal_code,
    prefecture: address.prefecture,
    fullAddress: address.full_address,
    phoneNumber: address.phone_number || address.cell_phone_number,
  };
}
