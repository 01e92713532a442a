import { specify, type EndpointOf } from '../endpoint';
import { GiftParams, SOCIAL_GIFT_ERRORS, SocialGiftCompletion } from './social-gift';

const schemas = { params: GiftParams, response: SocialGiftCompletion };

/** Confirms that the address was entered, and when the gift arrives (account §3 "completion record"). */
export const getSocialGiftCompletion: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/social-gifts/{token}/complete',
  auth: 'none',
  responseType: 'json',
};

export const getSocialGiftCompletionSpec = specify({
  endpoint: getSocialGiftCompletion,
  schemas,
  summary: 'ソーシャルギフトの受付完了',
  errors: [SOCIAL_GIFT_ERRORS.notFound, SOCIAL_GIFT_ERRORS.notCompleted, SOCIAL_GIFT_ERRORS.cancelled],
});
