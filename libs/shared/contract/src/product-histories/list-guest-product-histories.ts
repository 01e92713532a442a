import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { LimitedListQuery } from '../wire/limited-list-query';
import { ProductHistory } from './product-history';

const schemas = { query: LimitedListQuery, response: v.array(ProductHistory) };

/** What the guest of the `x-guest-token` looked at last, newest first; empty without one. */
export const listGuestProductHistories: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/guest/product-histories',
  auth: 'none',
  responseType: 'json',
};

export const listGuestProductHistoriesSpec = specify({
  endpoint: listGuestProductHistories,
  schemas,
  summary: 'ゲストの商品閲覧履歴',
  errors: [],
});
