import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { GiftParams, OPEN_GIFT_ERRORS, SocialGiftProduct } from './social-gift';

const schemas = { params: GiftParams, response: v.array(SocialGiftProduct) };

/** What the receiver is given (account §3). */
export const listSocialGiftProducts: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/social-gifts/{token}/products',
  auth: 'none',
  responseType: 'json',
};

export const listSocialGiftProductsSpec = specify({
  endpoint: listSocialGiftProducts,
  schemas,
  summary: 'ソーシャルギフトの商品',
  errors: OPEN_GIFT_ERRORS,
});
