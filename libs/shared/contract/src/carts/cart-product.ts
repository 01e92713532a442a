import * as v from 'valibot';
import { Id } from '../wire/id';
import { TaxRate, Yen } from '../wire/yen';
import { Image } from '../images/image';

/** The catalogue's side of a cart line. */
export const CartProductInfo = v.object({
  id: Id,
  /** The product's key in URLs: /product/{key}. */
  key: v.string(),
  code: v.string(),
  name: v.string(),
  /** Price for this shopper, without tax. */
  product_price: Yen,
  brand: v.nullable(v.object({ id: Id, name: v.string() })),
  image: v.nullable(Image),
  /** What distinguishes this variant from its siblings, e.g. 色 → 白. */
  options: v.array(v.object({ name: v.string(), value: v.string() })),
  product_model: v.object({
    id: Id,
    name: v.string(),
    categories: v.array(v.object({ id: Id, name: v.string() })),
  }),
});

const CouponDiscountParts = v.array(v.object({ code: v.string(), amount: Yen }));

/**
 * How many of it can be ordered, in its unit of sale and whole lots over all lines of the product, where the cart holds more;
 * null where there are enough.
 */
const StockLeft = v.nullable(v.number());

/** What goes with a line, at its own price (core §3). */
export const CartAccessory = v.object({
  id: Id,
  key: v.string(),
  product_key: v.string(),
  name: v.string(),
  image: v.nullable(Image),
  unit_price: Yen,
  unit_price_with_tax: Yen,
  quantity: v.number(),
  /** The most that its line takes; null where exactly one goes with each piece, and the quantity follows the line. */
  max_quantity: v.nullable(v.number()),
  subtotal: Yen,
  subtotal_with_tax: Yen,
  tax_rate: TaxRate,
  tax_amount: Yen,
  coupon_discount_parts: CouponDiscountParts,
  is_stock_available: v.boolean(),
  stock_left: StockLeft,
});

/** One line of a cart (core §3). */
export const CartProduct = v.object({
  id: Id,
  /** The line's own key: what modify and delete name. */
  key: v.string(),
  product_info: CartProductInfo,
  product_name: v.string(),
  unit_price: Yen,
  unit_price_with_tax: Yen,
  quantity: v.number(),
  /** Without tax: unit_price × quantity where the shop states amounts without tax. */
  subtotal: Yen,
  /** With tax: unit_price_with_tax × quantity where the shop states amounts with tax. */
  subtotal_with_tax: Yen,
  tax_rate: TaxRate,
  /** This line's share of the tax of its rate; the shares add up to the rate's tax. */
  tax_amount: Yen,
  /** What each coupon takes off this line, without tax. */
  coupon_discount_parts: CouponDiscountParts,
  /** The unit of sale; null: single pieces. */
  uos: v.nullable(v.object({ key: v.string(), name: v.string(), pieces: v.number() })),
  /** The quantity is a multiple of it (販売ロット); 1 for units of sale, and where any number is sold. */
  lot_size: v.number(),
  /** quantity in single pieces. */
  pieces: v.number(),
  /** Where it goes; null while no destination is chosen. */
  shipping_key: v.nullable(v.string()),
  accessories: v.array(CartAccessory),
  /** False when the stock no longer covers the quantity; the decision then rejects. */
  is_stock_available: v.boolean(),
  stock_left: StockLeft,
  /** Whether it is taken back where the shopper changed their mind. */
  is_returnable: v.boolean(),
});

export type CartAccessory = v.InferOutput<typeof CartAccessory>;
export type CartProduct = v.InferOutput<typeof CartProduct>;
