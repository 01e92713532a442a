import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { PointHistory } from './point';

const schemas = {
  query: PageQuery,
  response: v.array(PointHistory),
};

/** The member's ledger of points, newest first. */
export const listPointHistories: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/point-histories',
  auth: 'member',
  responseType: 'json',
};

export const listPointHistoriesSpec = specify({
  endpoint: listPointHistories,
  schemas,
  summary: 'ポイント履歴',
  errors: [],
});
