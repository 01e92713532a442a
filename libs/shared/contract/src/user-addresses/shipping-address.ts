import * as v from 'valibot';

/** Where something is sent: the part of an address that carts and orders copy (account §3). */
export const ShippingAddress = v.object({
  /** Family name and given name in one, as printed on the label. */
  shipping_name: v.string(),
  shipping_first_name: v.string(),
  shipping_last_name: v.string(),
  shipping_kana: v.string(),
  shipping_first_name_kana: v.string(),
  shipping_last_name_kana: v.string(),
  /** Seven digits. */
  postal_code: v.string(),
  /** `123-4567`. */
  formatted_postal_code: v.string(),
  /** The prefecture's Japanese name, e.g. 東京都. */
  prefecture: v.string(),
  city: v.string(),
  address1: v.string(),
  address2: v.string(),
  /** City, address1 and address2 in one line. */
  combined_address: v.string(),
  /** The prefecture before the combined address. */
  full_address: v.string(),
  phone_number: v.string(),
  cell_phone_number: v.string(),
});

export type ShippingAddress = v.InferOutput<typeof ShippingAddress>;
