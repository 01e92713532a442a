import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';
import { ProductHistory } from './product-history';
import { PRODUCT_ERRORS } from '../products/product-errors';

const schemas = { body: v.object({ product_id: Id }), response: v.array(ProductHistory) };

/** Moves a product to the front of the member's, or the guest's, history and returns the history. */
export const createProductHistory: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/product-histories',
  auth: 'any',
  responseType: 'json',
};

export const createProductHistorySpec = specify({
  endpoint: createProductHistory,
  schemas,
  summary: '商品閲覧履歴の登録',
  errors: [PRODUCT_ERRORS.notFound],
});
