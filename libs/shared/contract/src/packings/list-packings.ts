import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Yen } from '../wire/yen';

/** A way to wrap goods: paper (包装), a noshi (のし) with its words, or a message card. */
export const Packing = v.object({
  key: v.string(),
  kind: v.picklist(['wrapping', 'noshi', 'card']),
  name: v.string(),
  description: v.string(),
  /** Yen for each. */
  unit_price: Yen,
  unit_price_with_tax: Yen,
  /** The 表書き to choose from. */
  noshi_titles: v.array(v.string()),
});
export type Packing = v.InferOutput<typeof Packing>;

const schemas = { response: v.array(Packing) };

/** What a cart's packings are chosen from. */
export const listPackings: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/packings',
  auth: 'any',
  responseType: 'json',
};

export const listPackingsSpec = specify({
  endpoint: listPackings,
  schemas,
  summary: '包装・のしの一覧',
  errors: [],
});
