import { specify, type EndpointOf } from '../endpoint';
import { GiftParams, OPEN_GIFT_ERRORS, SocialGiftShipping } from './social-gift';

const schemas = { params: GiftParams, response: SocialGiftShipping };

/** Who gives to whom, and until when the address can be entered (account §3). */
export const getSocialGiftShipping: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/social-gifts/{token}/shipping',
  auth: 'none',
  responseType: 'json',
};

export const getSocialGiftShippingSpec = specify({
  endpoint: getSocialGiftShipping,
  schemas,
  summary: 'ソーシャルギフトのお届け情報',
  errors: OPEN_GIFT_ERRORS,
});
