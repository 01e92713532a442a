import * as v from 'valibot';
import { DeliveryId } from '../shipping-leadtime/delivery';
import { SchoolPickup } from '../schools/school-pickup';
import { ShippingAddress } from '../user-addresses/shipping-address';
import { DateText } from '../wire/timestamp';
import { Id } from '../wire/id';
import { Yen } from '../wire/yen';
import { CartPacking } from './cart-packing';

/** One destination of a cart with how and when it is delivered (core §3). */
export const CartShipping = v.object({
  id: Id,
  key: v.string(),
  /** The address book entry it was copied from; null for an address typed by a guest. */
  user_address_id: v.nullable(Id),
  address: ShippingAddress,
  /** The school that hands it over, at no carriage and on its day; left out where it is sent. */
  pickup: v.optional(SchoolPickup),
  /** Delivery 1 to 3 where the shop offers the choice, else null: ordinary delivery. */
  delivery_id: v.nullable(DeliveryId),
  delivery_name: v.string(),
  /** The wished day; null: as early as possible. */
  delivery_at: v.nullable(DateText),
  delivery_timezone_key: v.nullable(v.string()),
  /** The chosen time slot as key → label; empty: no wish. */
  delivery_timezone: v.record(v.string(), v.string()),
  /** Carriage without tax. */
  carriage: Yen,
  carriage_with_tax: Yen,
  /** Which lines go here, by line key. */
  products: v.array(v.object({ key: v.string(), quantity: v.number() })),
  packings: v.array(CartPacking),
});

export type CartShipping = v.InferOutput<typeof CartShipping>;
