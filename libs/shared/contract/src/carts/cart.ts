import * as v from 'valibot';
import { AmountByTaxRate } from '../wire/amount-by-tax-rate';
import { Timestamp } from '../wire/timestamp';
import { Id } from '../wire/id';
import { Yen } from '../wire/yen';
import { CartProduct } from './cart-product';
import { CartShipping } from './cart-shipping';

/** What the cart costs; every amount comes from the server. */
export const CartOrder = v.object({
  /** Null until the order is decided. */
  order_no: v.nullable(v.string()),
  /** The lines without tax. */
  subtotal: Yen,
  total_packing: Yen,
  total_carriage: Yen,
  total_discount: Yen,
  total_point: Yen,
  total_tax: Yen,
  total_payment: Yen,
  amount_by_tax_rate: v.array(AmountByTaxRate),
  /** How much is missing, without tax, until carriage is free; null where it never is or already is. */
  carriage_free_remaining: v.nullable(Yen),
});

/** A cart as every cart call answers it: always whole (core §3). */
export const Cart = v.object({
  token: v.string(),
  data: v.object({
    id: Id,
    user_id: v.nullable(Id),
    payment_id: v.nullable(Id),
    payment_name: v.nullable(v.string()),
    /** Who orders: the member, or what the visitor wrote so far. */
    orderer: v.object({ orderer_name: v.string(), email: v.string(), phone_number: v.string() }),
    remarks: v.string(),
    expires_at: Timestamp,
    detail: v.object({
      products: v.array(CartProduct),
      shippings: v.array(CartShipping),
      coupons: v.array(v.object({ code: v.string(), name: v.string(), discount: Yen })),
    }),
    order: CartOrder,
  }),
});

export type Cart = v.InferOutput<typeof Cart>;
