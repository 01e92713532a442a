import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { PRODUCT_REQUEST_ERRORS } from './product-request-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
};

/** Takes a request out of the history; the shop keeps it. */
export const deleteProductRequestHistory: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/product-request-histories/{id}',
  auth: 'member',
  responseType: 'empty',
};

export const deleteProductRequestHistorySpec = specify({
  endpoint: deleteProductRequestHistory,
  schemas,
  summary: '商品リクエスト履歴の削除',
  errors: [PRODUCT_REQUEST_ERRORS.notFound],
  status: 204,
});
