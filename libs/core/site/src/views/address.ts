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
