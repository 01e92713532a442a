import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PostalCode } from '../postal-codes/get-postal-code';
import { POSTAL_CODE_ERRORS } from '../postal-codes/postal-code-errors';
import { DateText } from '../wire/timestamp';
import { Yen } from '../wire/yen';
import { PRODUCT_ERRORS } from './product-errors';
import { ProductKey } from './product-key';

/** What delivery of one product promises before it is in the cart. */
export const ProductDelivery = v.object({
  /** Where the postal code lies; empty without one. */
  prefecture: v.string(),
  /** The first day on which it can arrive there (Asia/Tokyo); null while it is out of stock. */
  earliest_arrival_on: v.nullable(DateText),
  /**
   * The carriage of one piece to there in yen with tax; without a postal code the lowest and the highest of all prefectures. 0 where
   * one piece is worth what goes free.
   */
  carriage_from_with_tax: Yen,
  carriage_to_with_tax: Yen,
  /** Goods in yen without tax from which there is no carriage; null: never. */
  carriage_free_from: v.nullable(Yen),
  /** The same in yen with tax at the standard rate: whoever has goods for that much has enough. */
  carriage_free_from_with_tax: v.nullable(Yen),
  /**
   * Days after the arrival on which it may be sent back unused; 0: not even then, because it is food or of a kind that the
   * shop takes back for its own faults alone; null where the shop states none.
   */
  return_days: v.nullable(v.number()),
  /** The names of the ways to pay that hold up the shipment until they are paid. */
  paid_first: v.array(v.string()),
});
export type ProductDelivery = v.InferOutput<typeof ProductDelivery>;

const schemas = {
  params: v.object({ key: ProductKey }),
  query: v.object({ postal_code: v.optional(PostalCode) }),
  response: ProductDelivery,
};

/** When a product can arrive and what that costs, everywhere or at one postal code. */
export const getProductDelivery: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products/{key}/delivery',
  auth: 'any',
  responseType: 'json',
};

export const getProductDeliverySpec = specify({
  endpoint: getProductDelivery,
  schemas,
  summary: '商品のお届けの目安',
  errors: [PRODUCT_ERRORS.notFound, POSTAL_CODE_ERRORS.notFound],
});
