import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import type { InferOutput } from 'valibot';
import type { StoredAddress } from '../db/schema';

/** What the contract parsed, under the names of the tables. Nothing else of the body gets through. */
export const readAddressInput = (input: InferOutput<typeof ShippingAddressInput>): StoredAddress => ({
  lastName: input.shipping_last_name,
  firstName: input.shipping_first_name,
  lastNameKana: input.shipping_last_name_kana,
  firstNameKana: input.shipping_first_name_kana,
  postalCode: input.postal_code,
  prefecture: input.prefecture,
  city: input.city,
  address1: input.address1,
  address2: input.address2,
  phoneNumber: input.phone_number,
  cellPhoneNumber: input.cell_phone_number,
});
