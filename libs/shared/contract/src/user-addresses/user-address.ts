import * as v from 'valibot';
import { Id } from '../wire/id';
import { AddressDivision } from './division';
import { ShippingAddress } from './shipping-address';

/** One entry of a member's address book (account §3). */
export const UserAddress = v.object({
  id: Id,
  /** What the member calls the address; never printed on a label. */
  name: v.string(),
  ...ShippingAddress.entries,
  division_ct: AddressDivision,
  /** Exactly one address of a member carries each of the two flags. */
  is_default: v.boolean(),
  is_sender_default: v.boolean(),
});

export type UserAddress = v.InferOutput<typeof UserAddress>;
