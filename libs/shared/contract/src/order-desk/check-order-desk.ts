import * as v from 'valibot';
import { CartToken } from '../carts/cart-token';
import { CART_ERRORS } from '../carts/cart-errors';
import { type EndpointOf, specify } from '../endpoint';
import { listOf } from '../wire/list-of';
import { TaxRate, Yen } from '../wire/yen';
import { MAX_DESK_CODE, MAX_DESK_QUANTITY, MAX_DESK_ROWS, ORDER_DESK_NOT_OFFERED } from './order-desk-limits';

/** What is wrong with a row, so that it cannot be put into the cart as it is. */
export const OrderDeskFault = v.object({
  kind: v.picklist([
    'code_missing',
    'not_found',
    /** Several products have this number. */
    'ambiguous',
    /** Hidden, or shown without being on sale. */
    'ended',
    /** Not a whole number above zero. */
    'quantity',
    'out_of_stock',
    'too_many',
    /** The rows of the product, and what is in the cart, make no whole lots of single pieces. */
    'lot_size',
    /** The cart has no room for another line. */
    'too_many_lines',
  ]),
  /** The most that the row could order, besides the cart and the rows above; null where the fault is no matter of how many. */
  most: v.nullable(v.number()),
  /** The lot (販売ロット) whose multiples are sold; null where the fault is none of it. */
  lot: v.nullable(v.number()),
});

/** One row as it was understood. */
export const OrderDeskRow = v.object({
  /** In the normal form, of half-width characters. */
  code: v.string(),
  quantity: v.nullable(v.number()),
  /** Null where there is none that this shopper may see. Prices are this shopper's, of one piece. */
  product: v.nullable(
    v.object({
      key: v.string(),
      code: v.string(),
      name: v.string(),
      options: v.array(v.object({ name: v.string(), value: v.string() })),
      unit_price: Yen,
      unit_price_with_tax: Yen,
      tax_rate: TaxRate,
      /** The units in which it is sold besides the single piece. */
      units: v.array(v.object({ name: v.string(), pieces: v.number() })),
    }),
  ),
  faults: v.array(OrderDeskFault),
  /** A row above has the same product: the quantities are added up. No fault. */
  is_repeated: v.boolean(),
});
export type OrderDeskRow = v.InferOutput<typeof OrderDeskRow>;
export type OrderDeskFault = v.InferOutput<typeof OrderDeskFault>;

const TOO_LONG = `一度に確認できるのは${MAX_DESK_ROWS}行までです`;

const schemas = {
  body: v.object({
    /** The cart that the rows would go into; null, or one that is not the caller's: an empty one. */
    cart_token: v.nullable(CartToken),
    rows: v.pipe(
      listOf(
        v.object({
          code: v.pipe(v.string(), v.maxLength(MAX_DESK_CODE)),
          quantity: v.pipe(v.string(), v.maxLength(MAX_DESK_QUANTITY)),
        }),
        MAX_DESK_ROWS,
        TOO_LONG,
      ),
      v.minLength(1),
    ),
  }),
  response: v.object({ rows: v.array(OrderDeskRow) }),
};

/**
 * What rows of product numbers and quantities, as somebody has written them, would put into the cart, and what is wrong
 * with each. It changes nothing.
 */
export const checkOrderDesk: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/order-desk/check',
  auth: 'any',
  responseType: 'json',
};

export const checkOrderDeskSpec = specify({
  endpoint: checkOrderDesk,
  schemas,
  summary: '商品番号と数量によるまとめて注文の確認',
  errors: [ORDER_DESK_NOT_OFFERED, CART_ERRORS.stopSelling],
});
