import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Email } from '../users/user-input';
import { PRODUCT_ERRORS } from '../products/product-errors';
import { RESTOCK_NOTICE_ERRORS } from './restock-notice-errors';

const KEY_MAX = 100;

const schemas = {
  params: v.object({ key: v.pipe(v.string(), v.maxLength(KEY_MAX)) }),
  body: v.object({ email: v.optional(v.union([v.literal(''), Email]), '') }),
};

/** Asks for one mail when a product that is out of stock is back; asking again changes nothing. */
export const createRestockNotice: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/products/{key}/restock-notices',
  auth: 'any',
  responseType: 'empty',
};

export const createRestockNoticeSpec = specify({
  endpoint: createRestockNotice,
  schemas,
  summary: '再入荷のお知らせの申し込み',
  errors: [PRODUCT_ERRORS.notFound, RESTOCK_NOTICE_ERRORS.inStock],
  status: 204,
});
