import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { TaxRate, Yen } from '../wire/yen';
import { StockState } from './product';
import { ProductKey } from './product-key';
import { PRODUCT_ERRORS } from './product-errors';

/** The key of the single piece, which every product is sold in. */
export const PIECE_KEY = 'piece';

/** A unit of sale: a piece, a case of twelve, a pallet. Prices are this shopper's. */
export const ProductUos = v.object({
  key: v.string(),
  name: v.string(),
  /** Pieces in one unit. */
  pieces: v.number(),
  /** Ordered in multiples of it: single pieces in those of the product's lot, other units in any number. */
  lot_size: v.number(),
  /** Yen without tax for one unit. */
  unit_price: Yen,
  unit_price_with_tax: Yen,
  /** 通常価格, what others pay for one unit, without tax; null where this shopper has no lower price of their own. */
  usual_price: v.nullable(Yen),
  tax_rate: TaxRate,
  /** How many whole units are there. */
  stock_state: StockState,
  stock_left: v.nullable(v.number()),
  is_stock_available: v.boolean(),
});
export type ProductUos = v.InferOutput<typeof ProductUos>;

const schemas = {
  params: v.object({ key: ProductKey }),
  response: v.object({ product_key: v.string(), product_name: v.string(), units: v.array(ProductUos) }),
};

/** The units in which a product is sold, the single piece first; for wholesale buyers. */
export const listProductUos: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products/{key}/uos',
  auth: 'any',
  responseType: 'json',
};

export const listProductUosSpec = specify({
  endpoint: listProductUos,
  schemas,
  summary: '商品の販売単位',
  errors: [PRODUCT_ERRORS.notFound],
});
