import * as v from 'valibot';
import { ProductKey } from '../products/product-key';

/** The key of a product that goes into a cart, as in /product/{key}. */
export const CartProductKey = v.pipe(ProductKey, v.nonEmpty());
