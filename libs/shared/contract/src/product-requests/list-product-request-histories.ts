import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { ProductRequest } from './product-request';

const schemas = {
  query: PageQuery,
  response: v.array(ProductRequest),
};

/** The member's requests, newest first. */
export const listProductRequestHistories: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/product-request-histories',
  auth: 'member',
  responseType: 'json',
};

export const listProductRequestHistoriesSpec = specify({
  endpoint: listProductRequestHistories,
  schemas,
  summary: '商品リクエスト履歴',
  errors: [],
});
