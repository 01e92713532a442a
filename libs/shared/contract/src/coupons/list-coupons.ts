import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { Coupon } from './coupon';

const schemas = {
  query: PageQuery,
  response: v.array(Coupon),
};

/** The coupons that can be taken now. */
export const listCoupons: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/coupons',
  auth: 'any',
  responseType: 'json',
};

export const listCouponsSpec = specify({
  endpoint: listCoupons,
  schemas,
  summary: 'クーポンの一覧',
  errors: [],
});
