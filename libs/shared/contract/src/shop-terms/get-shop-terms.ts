import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Yen } from '../wire/yen';

/** The terms of sale that hold for everything a shop sells, as its checkout applies them. */
export const ShopTerms = v.object({
  /** The lowest and the highest carriage of all prefectures, in yen with tax. */
  carriage_from_with_tax: Yen,
  carriage_to_with_tax: Yen,
  /** Goods in yen without tax from which there is no carriage; null: never. */
  carriage_free_from: v.nullable(Yen),
  /** The same in yen with tax at the standard rate: whoever has goods for that much has enough. */
  carriage_free_from_with_tax: v.nullable(Yen),
  /** Days after the arrival on which unused goods may be sent back; null where the shop states none. */
  return_days: v.nullable(v.number()),
  /** The names of the payment methods that it offers, in their order. */
  payments: v.array(v.string()),
  /** Orders until this hour (Asia/Tokyo) of an open day count for that day. */
  cut_off_hour: v.number(),
});
export type ShopTerms = v.InferOutput<typeof ShopTerms>;

const schemas = { response: ShopTerms };

/** What buying costs besides the goods, how it is paid and how goods go back. */
export const getShopTerms: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/shop-terms',
  auth: 'any',
  responseType: 'json',
};

export const getShopTermsSpec = specify({
  endpoint: getShopTerms,
  schemas,
  summary: '送料・お支払い・返品の条件',
  errors: [],
});
