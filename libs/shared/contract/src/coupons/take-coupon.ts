import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';
import { COUPON_ERRORS, TakenCoupon } from './coupon';

const MAX_PAGE_LENGTH = 200;

const schemas = {
  body: v.object({
    coupon_id: Id,
    /** The page on which it was taken, for statistics. */
    page: v.optional(v.pipe(v.string(), v.maxLength(MAX_PAGE_LENGTH))),
  }),
  response: TakenCoupon,
};

/** Takes a coupon: once per member, within its period and number. */
export const takeCoupon: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/coupons',
  auth: 'member',
  responseType: 'json',
};

export const takeCouponSpec = specify({
  endpoint: takeCoupon,
  schemas,
  firstCaller: 'member',
  summary: 'クーポンの取得',
  errors: Object.values(COUPON_ERRORS),
  status: 201,
});
