import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { ShippingAddressInput } from '../user-addresses/address-input';
import { Id } from '../wire/id';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { PartKey } from './part-key';

/** Whose order a school hands over: what a guest writes; of a member the account says it. */
export const PickupRecipient = v.pick(ShippingAddressInput, [
  'shipping_last_name',
  'shipping_first_name',
  'shipping_last_name_kana',
  'shipping_first_name_kana',
  'phone_number',
]);
export type PickupRecipient = v.InferInput<typeof PickupRecipient>;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** A member's address book entry … */
    user_address_id: v.optional(Id),
    /** … or an address written now. */
    address: v.optional(ShippingAddressInput),
    /** … or a school whose tag is open, which hands the order over: the cart's only destination then. */
    pickup: v.optional(v.object({ school_id: Id, recipient: v.optional(PickupRecipient) })),
    /** Replaces this destination, by its key; left out: the first. */
    key: v.optional(PartKey),
    /** A further destination, where the shop allows several. */
    is_additional: v.optional(v.boolean(), false),
  }),
  response: Cart,
};

/** Sets where the cart is sent, or adds a destination where the shop allows several (core §7). */
export const addCartShipping: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/shippings/add',
  auth: 'cart-token',
  responseType: 'json',
};

export const addCartShippingSpec = specify({
  endpoint: addCartShipping,
  schemas,
  summary: 'お届け先の指定',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.addressMissing,
    CART_ERRORS.addressNotFound,
    CART_ERRORS.shippingNotFound,
    CART_ERRORS.shippingNotMultiple,
    CART_ERRORS.pickupNotOffered,
    CART_ERRORS.pickupClosed,
    CART_ERRORS.ordererMissing,
  ],
});
