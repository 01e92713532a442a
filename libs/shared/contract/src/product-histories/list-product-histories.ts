import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ProductHistory } from './product-history';

const schemas = { response: v.array(ProductHistory) };

/** What the member looked at last, newest first. */
export const listProductHistories: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/product-histories',
  auth: 'member',
  answer: 'json',
};

export const listProductHistoriesSpec = specify({
  endpoint: listProductHistories,
  schemas,
  summary: '商品閲覧履歴',
  errors: [],
});
