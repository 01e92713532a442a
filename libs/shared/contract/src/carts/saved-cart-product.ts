import * as v from 'valibot';
import { Image } from '../images/image';
import { TaxRate, Yen } from '../wire/yen';

/** What was put aside for later: no part of the order. */
export const SavedCartProduct = v.object({
  /** By which `restore` and `delete` name it. */
  key: v.string(),
  product_key: v.string(),
  product_name: v.string(),
  image: v.nullable(Image),
  options: v.array(v.object({ name: v.string(), value: v.string() })),
  /** Today's price for this shopper, without tax. */
  unit_price: Yen,
  unit_price_with_tax: Yen,
  tax_rate: TaxRate,
  /** Units of sale where there is one, else pieces. */
  quantity: v.number(),
  /** The unit of sale; null: single pieces. */
  uos: v.nullable(v.object({ key: v.string(), name: v.string(), pieces: v.number() })),
  /** On sale, and one at least is in stock. */
  is_available: v.boolean(),
});
export type SavedCartProduct = v.InferOutput<typeof SavedCartProduct>;
