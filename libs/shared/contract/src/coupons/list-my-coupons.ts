import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { TakenCoupon } from './coupon';

const schemas = {
  query: PageQuery,
  response: v.array(TakenCoupon),
};

/** The coupons that the member has taken, the latest first. */
export const listMyCoupons: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/coupons',
  auth: 'member',
  responseType: 'json',
};

export const listMyCouponsSpec = specify({
  endpoint: listMyCoupons,
  schemas,
  summary: '取得済みクーポンの一覧',
  errors: [],
});
